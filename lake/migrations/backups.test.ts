import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { backUp } from './backups.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lake-backups-'))
  return () => rmSync(dir, { recursive: true })
})

test('a copy that fails leaves no file, and the error says that nothing was changed', () => {
  const dataset = {
    copyTo(file: string) {
      // As SQLite does on a full disk.
      writeFileSync(file, 'partial')
      writeFileSync(`${file}-journal`, 'partial')
      throw new Error('database or disk is full')
    },
  }
  expect(() => backUp(dataset, dir, '2027-01-01T00:00:00.000Z')).toThrow(
    `nothing was changed, because no copy could be stored in ${dir} (database or disk is full)`,
  )
  expect(readdirSync(dir)).toEqual([])
})
