import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LakeStartError } from '../core/errors.ts'
import { loadOrCreateLakeToken } from './token.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'nsaa-token-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('a token is generated once, stored, and readable by its owner only', () => {
  const token = loadOrCreateLakeToken(dir)
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(loadOrCreateLakeToken(dir)).toBe(token)
  expect(readFileSync(join(dir, 'lake-token'), 'utf8')).toBe(`${token}\n`)
  expect(statSync(join(dir, 'lake-token')).mode & 0o777).toBe(0o600)
})

test('a stored token that others could read is made private again', () => {
  writeFileSync(join(dir, 'lake-token'), 'one-that-was-restored-from-a-backup', { mode: 0o644 })
  expect(loadOrCreateLakeToken(dir)).toBe('one-that-was-restored-from-a-backup')
  expect(statSync(join(dir, 'lake-token')).mode & 0o777).toBe(0o600)
})

test('a file without a token is refused, not overwritten', () => {
  writeFileSync(join(dir, 'lake-token'), '')
  expect(() => loadOrCreateLakeToken(dir)).toThrow('contains no token')
})

test('a folder of that name is refused in one line, and not changed', () => {
  const folder = join(dir, 'lake-token')
  mkdirSync(folder, { mode: 0o755 })
  expect(() => loadOrCreateLakeToken(dir)).toThrow(
    new LakeStartError(
      `${folder} cannot be opened (EISDIR: illegal operation on a directory, read). It must be a file of the account that runs this.`,
    ),
  )
  expect(statSync(folder).mode & 0o777).toBe(0o755)
})
