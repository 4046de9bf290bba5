import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOperationRecord } from './operationRecord.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'nsaa-operation-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('operation record › names the operation that was running when the process ended, and no other', () => {
  const file = join(dir, 'running')
  const first = openOperationRecord(file)
  expect(first.interrupted).toBeUndefined()
  expect(first.run('a query that ends', () => 42)).toBe(42)
  const second = openOperationRecord(file)
  expect(second.interrupted).toBeUndefined()
  const name = `*[_type ==\n "page"]${' '.repeat(5)}${'x'.repeat(2_000)}`
  second.run(name, () => {
    // As after a kill: the file is read while the operation is still recorded.
    const third = openOperationRecord(file)
    expect(third.interrupted).toMatch(/^\*\[_type == "page"\] x+$/)
    expect(third.interrupted?.length).toBeLessThan(1_100)
    third.close()
  })
  first.close()
  second.close()
})

test('operation record › rethrows errors of the operation', () => {
  const file = join(dir, 'running')
  const record = openOperationRecord(file)
  const fail = () => {
    throw new Error('no')
  }
  expect(() => record.run('a query', fail)).toThrow('no')
  record.close()
  const next = openOperationRecord(file)
  expect(next.interrupted).toBeUndefined()
  next.close()
})

test('operation record › runs operations if its file cannot be opened', () => {
  const file = join(dir, 'running')
  mkdirSync(file)
  const record = openOperationRecord(file)
  expect(record.interrupted).toBeUndefined()
  expect(record.run('a query', () => 42)).toBe(42)
  record.close()
})
