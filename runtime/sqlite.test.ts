import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { copyDatabase, openDatabase } from './sqlite.ts'
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

function openTable() {
  const database = openDatabase(file, (created) => created.exec('CREATE TABLE rows (id)'))
  onTestFinished(() => database.close())
  return database
}

test('a copy replaces what a killed copy has left, and is readable by its owner only', () => {
  const target = `${file}.copy`
  writeFileSync(`${target}.part`, 'partial', { mode: 0o644 })
  copyDatabase(openTable(), target)
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file)).sort()).toEqual(['a.sqlite', 'a.sqlite.copy'])
  const copy = new DatabaseSync(target)
  onTestFinished(() => copy.close())
  expect(copy.prepare('SELECT count(*) AS rows FROM rows').get()).toEqual({ rows: 0 })
})

test('a copy that fails leaves no part of it', () => {
  const target = join(dirname(file), 'folder')
  mkdirSync(target)
  expect(() => copyDatabase(openTable(), target)).toThrow('EISDIR')
  expect(readdirSync(dirname(file)).sort()).toEqual(['a.sqlite', 'folder'])
})
