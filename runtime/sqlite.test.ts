import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from './sqlite.ts'
import { SQLITE_RESULT } from './storageErrors.ts'

let file: string
beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'nsaa-sqlite-'))
  file = join(dir, 'a.sqlite')
  return () => rmSync(dir, { recursive: true })
})

const failing = (errcode: number) => () => {
  throw Object.assign(new Error('it failed'), { errcode })
}

test('a database that cannot be created on a full disk is deleted', () => {
  expect(() => openDatabase(file, failing(SQLITE_RESULT.full))).toThrow('it failed')
  expect(existsSync(file)).toBe(false)
})

test('a new database that another process has locked is not deleted', () => {
  expect(() => openDatabase(file, failing(SQLITE_RESULT.busy))).toThrow('it failed')
  expect(existsSync(file)).toBe(true)
})

test('an existing database is not deleted if it cannot be opened', () => {
  writeFileSync(file, 'damaged')
  expect(() => openDatabase(file, failing(SQLITE_RESULT.full))).toThrow('it failed')
  expect(readFileSync(file, 'utf8')).toBe('damaged')
})
