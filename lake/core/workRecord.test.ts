import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorkRecord } from './workRecord.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'nsaa-work-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('work record › names the operation that was running when the process ended, and no other', () => {
  const file = join(dir, 'running')
  const first = openWorkRecord(file)
  expect(first.interrupted).toBeUndefined()
  expect(first.during('a query that ends', () => 42)).toBe(42)
  const second = openWorkRecord(file)
  expect(second.interrupted).toBeUndefined()
  const name = `*[_type ==\n "page"]${' '.repeat(5)}${'x'.repeat(2_000)}`
  second.during(name, () => {
    // As after a kill: the file is read while the work is still recorded.
    const third = openWorkRecord(file)
    expect(third.interrupted).toMatch(/^\*\[_type == "page"\] x+$/)
    expect(third.interrupted?.length).toBeLessThan(1_100)
    third.close()
  })
  first.close()
  second.close()
})

test('work record › rethrows errors of the work', () => {
  const file = join(dir, 'running')
  const record = openWorkRecord(file)
  const fail = () => {
    throw new Error('no')
  }
  expect(() => record.during('work', fail)).toThrow('no')
  record.close()
  const next = openWorkRecord(file)
  expect(next.interrupted).toBeUndefined()
  next.close()
})
