import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../lake/process/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import { AnswerDiskCache, type AnswerDiskCacheLimits } from './answerDiskCache.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
let clock: ManualClock
let events: string[]
let opened: AnswerDiskCache[]

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'nsaa-answers-')), 'content')
  clock = new ManualClock(NOON)
  events = []
  opened = []
})
afterEach(() => {
  for (const one of opened) one.close()
  rmSync(join(folder, '..'), { recursive: true })
})

function open(limits: Partial<AnswerDiskCacheLimits> = {}, lake = 'project/production') {
  const log = createLog({
    write: (line) => events.push(JSON.parse(line).event),
    format: 'json',
    now: () => new Date(NOON),
  })
  const answers = new AnswerDiskCache({ folder, lake, clock, log, limits })
  opened.push(answers)
  return answers
}

const answerOf = (data: unknown, sentAt = clock.date()) => ({
  json: JSON.stringify(data),
  tags: ['s1:a'],
  sentAt,
})

/** A second instance on the same folder, as after a restart. */
function reopened(limits: Partial<AnswerDiskCacheLimits> = {}, lake?: string) {
  for (const one of opened.splice(0)) one.close()
  return open(limits, lake)
}

test('an answer is restored after a restart, with its tags and its time', () => {
  const answers = open()
  answers.put('faq', answerOf({ title: 'Questions – “all”' }))
  answers.put('gone', answerOf(null, NOON - 5))
  const next = reopened()
  expect(next.get('faq')?.answer).toEqual({ data: { title: 'Questions – “all”' }, tags: ['s1:a'] })
  expect(next.get('gone')?.answer.data).toBeNull()
  expect(next.get('careers')).toBeUndefined()
  expect(next.reachedAt).toBe(NOON)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(events).toEqual([])
})

test('answers are written in one batch after the write delay', () => {
  const answers = open({ writeDelayMs: 1_000 })
  const other = open()
  answers.put('faq', answerOf('a'))
  clock.pass(999)
  expect(other.get('faq')).toBeUndefined()
  clock.pass(1)
  expect(other.get('faq')?.answer.data).toBe('a')
})

test('answers to another query text or from another dataset are not restored', () => {
  open().put('*[0]{title}', answerOf('a'))
  expect(reopened().get('*[0]{title, body}')).toBeUndefined()
  expect(reopened({}, 'project/staging').get('*[0]{title}')).toBeUndefined()
})

describe('a newer answer is never overwritten by an older one', () => {
  test('within one process', () => {
    const answers = open()
    answers.put('faq', answerOf('new', NOON))
    answers.put('faq', answerOf('old', NOON - 1))
    expect(reopened().get('faq')?.answer.data).toBe('new')
  })

  test('between two processes on the same folder, as in a rolling restart', () => {
    const [oldProcess, newProcess] = [open(), open()]
    newProcess.put('faq', answerOf('new', NOON))
    clock.pass(1_000)
    oldProcess.put('faq', answerOf('old', NOON - 1))
    clock.pass(1_000)
    expect(reopened().get('faq')?.answer.data).toBe('new')
  })

  test('unless the newer one is dated in the future by a wrong clock', () => {
    open().put('faq', answerOf('of a wrong clock', NOON + DAY_MS))
    reopened().put('faq', answerOf('of today', NOON))
    expect(reopened().get('faq')?.answer.data).toBe('of today')
  })
})

describe('bounds', () => {
  test('the least recently used answers are evicted by count', () => {
    const answers = open({ answersMax: 2 })
    for (const [at, key] of ['a', 'b', 'c'].entries()) answers.put(key, answerOf(key, NOON + at))
    const next = reopened()
    expect(['a', 'b', 'c'].map((key) => next.get(key)?.answer.data)).toEqual([undefined, 'b', 'c'])
  })

  test('the least recently used answers are evicted by size', () => {
    const answers = open({ sizeMax: 1_000 })
    const long = (at: number) => answerOf('x'.repeat(400), NOON + at)
    for (const [at, key] of ['a', 'b', 'c'].entries()) answers.put(key, long(at))
    const next = reopened()
    expect(['a', 'b', 'c'].map((key) => next.get(key)?.size)).toEqual([undefined, 402, 402])
  })

  test('answers for paths that do not exist evict neither pages nor each other', () => {
    const answers = open({ emptyAnswersMax: 2 })
    answers.put('/terms is no page', answerOf(null))
    clock.pass(1_000)
    for (let at = 0; at < 10; at += 1) answers.put(`/made-up-${at}`, answerOf(null))
    answers.put('/', answerOf('home'))
    const next = reopened()
    expect(next.get('/')?.answer.data).toBe('home')
    expect(next.get('/terms is no page')?.answer).toBeDefined()
    expect(next.get('/made-up-0')?.answer).toBeDefined()
    expect(next.get('/made-up-1')).toBeUndefined()
  })

  test('an answer that was not read for a month is evicted', () => {
    const answers = open()
    answers.put('old', answerOf('old'))
    clock.pass(30 * DAY_MS + 1)
    answers.put('new', answerOf('new'))
    expect(reopened().get('old')).toBeUndefined()
  })

  test('a full write queue is flushed without waiting for the delay', () => {
    const answers = open({ queueMax: 3 })
    for (const key of ['a', 'b', 'c']) answers.put(key, answerOf(key))
    expect(open().get('a')?.answer.data).toBe('a')
  })
})

describe('when the disk fails', () => {
  test('a file that is not a database is replaced, and this is logged', () => {
    open().put('faq', answerOf('a'))
    reopened().close()
    writeFileSync(join(folder, 'answers.sqlite'), 'this was a database once'.repeat(500))
    const answers = open()
    expect(answers.get('faq')).toBeUndefined()
    expect(events).toEqual(['content.diskCache.corrupted'])
    answers.put('faq', answerOf('b', NOON + 1))
    expect(reopened().get('faq')?.answer.data).toBe('b')
  })

  test('a corrupted answer is ignored', () => {
    open().put('faq', answerOf('a'))
    reopened().close()
    const database = new DatabaseSync(join(folder, 'answers.sqlite'))
    database.exec(`UPDATE answers SET json = '"another"'`)
    database.close()
    expect(open().get('faq')).toBeUndefined()
    expect(events).toEqual(['content.diskCache.corrupted'])
  })

  test('a folder that can’t be created is logged once and affects nothing else', () => {
    writeFileSync(folder, 'a file where the folder should be')
    const answers = open()
    expect(answers.get('faq')).toBeUndefined()
    answers.put('faq', answerOf('a'))
    clock.pass(60 * 60_000)
    expect(events).toEqual(['content.diskCache.failed'])
    rmSync(folder)
    answers.put('careers', answerOf('b'))
    clock.pass(60_000)
    expect(open().get('faq')?.answer.data).toBe('a')
    expect(events).toEqual(['content.diskCache.failed', 'content.diskCache.recovered'])
  })

  test('a lock held by another process delays no read, and the write is retried', () => {
    const answers = open()
    const other = new DatabaseSync(join(folder, 'answers.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    answers.put('faq', answerOf('a'))
    clock.pass(1_000)
    expect(events).toEqual(['content.diskCache.failed'])
    other.exec('COMMIT')
    other.close()
    answers.put('careers', answerOf('b'))
    clock.pass(60_000)
    expect(open().get('faq')?.answer.data).toBe('a')
  })

  test('close() leaves no temporary files', () => {
    open().put('faq', answerOf('a'))
    for (const one of opened.splice(0)) one.close()
    expect(readdirSync(folder)).toEqual(['answers.sqlite'])
  })
})
