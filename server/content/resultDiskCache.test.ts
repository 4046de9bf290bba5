import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../runtime/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { ResultDiskCache, type ResultDiskCacheLimits } from './resultDiskCache.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let clock: ManualClock
let events: string[]
let logged: string
let opened: ResultDiskCache[]

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'nsaa-answers-')), 'content')
  clock = new ManualClock(NOON)
  events = []
  logged = ''
  opened = []
})
afterEach(() => {
  for (const one of opened) one.close()
  rmSync(join(folder, '..'), { recursive: true })
})

function open(limits: Partial<ResultDiskCacheLimits> = {}, lake = 'project/production') {
  const log = createLog({
    write(line) {
      logged += line
      events.push(JSON.parse(line).event)
    },
    format: 'json',
    now: () => new Date(NOON),
  })
  const results = new ResultDiskCache({ folder, lakeId: lake, clock, log, limits })
  opened.push(results)
  return results
}

const resultOf = (data: unknown, sentAt = clock.date()) => ({
  json: JSON.stringify(data),
  tags: ['s1:a'],
  sentAt,
})

/** A second instance on the same folder, as after a restart. */
function reopened(limits: Partial<ResultDiskCacheLimits> = {}, lake?: string) {
  for (const one of opened.splice(0)) one.close()
  return open(limits, lake)
}

test('a result is restored after a restart, with its tags and its time', () => {
  const results = open()
  results.put('faq', resultOf({ title: 'Questions – “all”' }))
  results.put('gone', resultOf(null, NOON - 5))
  const next = reopened()
  expect(next.get('faq')?.result).toEqual({ data: { title: 'Questions – “all”' }, tags: ['s1:a'] })
  expect(next.get('gone')?.result.data).toBeNull()
  expect(next.get('careers')).toBeUndefined()
  expect(next.reachedAt).toBe(NOON)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(events).toEqual([])
})

test('results are written in one batch after the write delay', () => {
  const results = open({ writeDelayMs: 1_000 })
  const other = open()
  results.put('faq', resultOf('a'))
  clock.pass(999)
  expect(other.get('faq')).toBeUndefined()
  clock.pass(1)
  expect(other.get('faq')?.result.data).toBe('a')
})

test('results for another query text or from another dataset are not restored', () => {
  open().put('*[0]{title}', resultOf('a'))
  expect(reopened().get('*[0]{title, body}')).toBeUndefined()
  expect(reopened({}, 'project/staging').get('*[0]{title}')).toBeUndefined()
})

describe('a newer result is never overwritten by an older one', () => {
  test('an older result does not overwrite a newer one of the same process', () => {
    const results = open()
    results.put('faq', resultOf('new', NOON))
    results.put('faq', resultOf('old', NOON - 1))
    expect(reopened().get('faq')?.result.data).toBe('new')
  })

  test('an older result does not overwrite that of another process on the same folder, as in a rolling restart', () => {
    const [oldProcess, newProcess] = [open(), open()]
    newProcess.put('faq', resultOf('new', NOON))
    clock.pass(1_000)
    oldProcess.put('faq', resultOf('old', NOON - 1))
    clock.pass(1_000)
    expect(reopened().get('faq')?.result.data).toBe('new')
  })

  test('a result dated in the future by a wrong clock is overwritten', () => {
    open().put('faq', resultOf('of a wrong clock', NOON + DAY_MS))
    reopened().put('faq', resultOf('of today', NOON))
    expect(reopened().get('faq')?.result.data).toBe('of today')
  })
})

describe('bounds', () => {
  test('the results that were queried longest ago are evicted by count', () => {
    const results = open({ resultsMax: 2 })
    for (const [at, key] of ['a', 'b', 'c'].entries()) results.put(key, resultOf(key, NOON + at))
    const next = reopened()
    expect(['a', 'b', 'c'].map((key) => next.get(key)?.result.data)).toEqual([undefined, 'b', 'c'])
  })

  test('the results that were queried longest ago are evicted by size', () => {
    const results = open({ sizeMax: 1_000 })
    const long = (at: number) => resultOf('x'.repeat(400), NOON + at)
    for (const [at, key] of ['a', 'b', 'c'].entries()) results.put(key, long(at))
    const next = reopened()
    expect(['a', 'b', 'c'].map((key) => next.get(key)?.size)).toEqual([undefined, 402, 402])
  })

  test('results for paths that do not exist evict neither pages nor each other', () => {
    const results = open({ emptyResultsMax: 2 })
    results.put('/terms is no page', resultOf(null))
    clock.pass(1_000)
    for (let at = 0; at < 10; at += 1) results.put(`/made-up-${at}`, resultOf(null))
    results.put('/', resultOf('home'))
    const next = reopened()
    expect(next.get('/')?.result.data).toBe('home')
    expect(next.get('/terms is no page')?.result).toBeDefined()
    expect(next.get('/made-up-0')?.result).toBeDefined()
    expect(next.get('/made-up-1')).toBeUndefined()
  })

  test('a result that was not queried for a month is evicted', () => {
    const results = open()
    results.put('old', resultOf('old'))
    clock.pass(30 * DAY_MS + 1)
    results.put('new', resultOf('new'))
    expect(reopened().get('old')).toBeUndefined()
  })

  test('a full write queue is flushed without waiting for the delay', () => {
    const results = open({ queueMax: 3 })
    for (const key of ['a', 'b', 'c']) results.put(key, resultOf(key))
    expect(open().get('a')?.result.data).toBe('a')
  })
})

describe('when the disk fails', () => {
  test('a file that is not a database is replaced, and this is logged', () => {
    open().put('faq', resultOf('a'))
    reopened().close()
    writeFileSync(join(folder, 'answers.sqlite'), 'this was a database once'.repeat(500))
    const results = open()
    expect(results.get('faq')).toBeUndefined()
    expect(events).toEqual(['content.diskCache.corrupted'])
    results.put('faq', resultOf('b', NOON + 1))
    expect(reopened().get('faq')?.result.data).toBe('b')
  })

  test('a corrupted result is ignored', () => {
    open().put('faq', resultOf('a'))
    reopened().close()
    const database = new DatabaseSync(join(folder, 'answers.sqlite'))
    database.exec(`UPDATE answers SET json = '"another"'`)
    database.close()
    expect(open().get('faq')).toBeUndefined()
    expect(events).toEqual(['content.diskCache.corrupted'])
  })

  test('a folder that can’t be created is logged once and affects nothing else', () => {
    writeFileSync(folder, 'a file where the folder should be')
    const results = open()
    expect(results.get('faq')).toBeUndefined()
    results.put('faq', resultOf('a'))
    clock.pass(60 * 60_000)
    expect(events).toEqual(['content.diskCache.failed'])
    rmSync(folder)
    results.put('careers', resultOf('b'))
    clock.pass(60_000)
    expect(open().get('faq')?.result.data).toBe('a')
    expect(events).toEqual(['content.diskCache.failed', 'content.diskCache.recovered'])
  })

  test('a lock held by another process delays no read, and the write is retried', () => {
    const results = open()
    const other = new DatabaseSync(join(folder, 'answers.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    results.put('faq', resultOf('a'))
    clock.pass(1_000)
    expect(events).toEqual(['content.diskCache.failed'])
    other.exec('COMMIT')
    other.close()
    results.put('careers', resultOf('b'))
    clock.pass(60_000)
    expect(open().get('faq')?.result.data).toBe('a')
  })

  test('a file that another process has locked at the start is not replaced', () => {
    open().put('faq', resultOf('a'))
    reopened().close()
    const other = new DatabaseSync(join(folder, 'answers.sqlite'))
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    const results = open()
    expect(results.get('faq')).toBeUndefined()
    expect(events).toEqual(['content.diskCache.failed'])
    other.close()
    results.put('careers', resultOf('b'))
    clock.pass(1_000)
    expect(results.get('faq')?.result.data).toBe('a')
    expect(events).toEqual(['content.diskCache.failed', 'content.diskCache.recovered'])
  })

  test('a failed read does not delay the next write', () => {
    const results = open({ writeDelayMs: 1_000 })
    const other = new DatabaseSync(join(folder, 'answers.sqlite'))
    other.exec('ALTER TABLE answers RENAME COLUMN json TO other')
    expect(results.get('faq')).toBeUndefined()
    other.exec('ALTER TABLE answers RENAME COLUMN other TO json')
    other.close()
    results.put('faq', resultOf('a'))
    clock.pass(1_000)
    expect(open().get('faq')?.result.data).toBe('a')
    expect(events).toEqual(['content.diskCache.failed', 'content.diskCache.recovered'])
  })

  test('a write whose transaction SQLite has rolled back is logged with its reason', () => {
    const results = open()
    const other = new DatabaseSync(join(folder, 'answers.sqlite'))
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON answers
      BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END`)
    other.close()
    results.put('faq', resultOf('a'))
    clock.pass(1_000)
    expect(events).toEqual(['content.diskCache.failed'])
    expect(logged).toContain('database or disk is full')
  })

  test('close() leaves no temporary files', () => {
    open().put('faq', resultOf('a'))
    for (const one of opened.splice(0)) one.close()
    expect(readdirSync(folder)).toEqual(['answers.sqlite'])
  })
})
