import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePrivateDataDir } from './listen.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nsaa-data-dir-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const modeOf = (name: string) => statSync(join(dataDir, name)).mode & 0o777

test('a private folder is created for its owner only', () => {
  makePrivateDataDir(dataDir, 'lake')
  expect(modeOf('lake')).toBe(0o700)
})

test('an existing private folder loses the access of others, and keeps that of its group', () => {
  mkdirSync(join(dataDir, 'lake'))
  chmodSync(join(dataDir, 'lake'), 0o755)
  makePrivateDataDir(dataDir, 'lake')
  expect(modeOf('lake')).toBe(0o750)
})

test('a private folder that cannot be made is named in the error', () => {
  writeFileSync(join(dataDir, 'lake'), '')
  expect(() => makePrivateDataDir(dataDir, 'lake')).toThrow(
    'DATA_DIR/lake must be a folder this process can write to (EEXIST)',
  )
})
