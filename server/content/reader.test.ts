import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createCircuit } from './circuit.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import { ManualClock } from './manualClock.ts'
import { ContentUnavailableError, createReader, type ReaderLimits } from './reader.ts'
import type { ChangeListener, SourceAnswer } from './source.ts'

interface Asked {
  query: string
  params: unknown
  answer(data: unknown, tags?: string[]): void
  fail(error?: Error): void
}

/** A reader whose lake answers when the test says so, on the test's own clock. */
function readerAtHand(limits: Partial<ReaderLimits> = {}, kept?: KeptAnswers) {
  const asked: Asked[] = []
  const events: string[] = []
  const clock = new ManualClock()
  const log = createLog({
    write: (line) => events.push(JSON.parse(line).event),
    format: 'json',
    now: () => new Date(0),
  })
  let listener: ChangeListener | undefined
  const reader = createReader({
    runQuery: (query, params) =>
      new Promise<SourceAnswer>((resolve, reject) => {
        asked.push({
          query,
          params,
          answer: (data, tags = ['s1:a']) => resolve({ data, tags }),
          fail: (error = new Error('connection refused')) => reject(error),
        })
      }),
    watch(next) {
      listener = next
      return () => {
        listener = undefined
      }
    },
    circuit: createCircuit({
      ...{ clock, log, random: () => 0, reachedBefore: kept?.reachedAt },
      ...{ pauseMs: 1_000, pauseMaxMs: 8_000 },
    }),
    ...{ clock, log, limits },
    ...(kept ? { kept } : {}),
  })
  reader.start()
  if (!listener) throw new Error('the reader does not watch')
  listener.connected()
  return {
    reader,
    asked,
    events,
    lake: listener,
    at: (index: number): Asked => {
      const one = asked[index]
      if (!one) throw new Error(`only ${asked.length} queries were sent`)
      return one
    },
    pass: (ms: number) => clock.pass(ms),
    /** Reads and answers at once. */
    async known(query: string, data: unknown, tags?: string[]) {
      const reading = reader.read(query)
      asked.at(-1)?.answer(data, tags)
      return (await reading).data
    },
  }
}

describe('memory', () => {
  test('a second read is answered without asking the lake', async () => {
    const { reader, asked, known } = readerAtHand()
    await known('*[0]', 'one')
    expect(await reader.read('*[0]')).toEqual({ data: 'one', tags: ['s1:a'] })
    expect(asked).toHaveLength(1)
  })

  test('parameters belong to the question, their order does not', async () => {
    const { reader, asked, at } = readerAtHand()
    const first = reader.read('*[x == $a]', { a: 1, b: 2 })
    at(0).answer('one')
    await first
    expect((await reader.read('*[x == $a]', { b: 2, a: 1 })).data).toBe('one')
    void reader.read('*[x == $a]', { a: 2, b: 2 })
    expect(asked.map(({ params }) => params)).toEqual([
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ])
  })

  test('simultaneous reads share one query', async () => {
    const { reader, asked, at } = readerAtHand()
    const reads = [reader.read('*[0]'), reader.read('*[0]'), reader.read('*[0]')]
    at(0).answer('one')
    expect((await Promise.all(reads)).map(({ data }) => data)).toEqual(['one', 'one', 'one'])
    expect(asked).toHaveLength(1)
  })

  test('the least recently used answer is forgotten first', async () => {
    const { reader, asked, known } = readerAtHand({ answersMax: 2 })
    await known('a', 1)
    await known('b', 2)
    await reader.read('a')
    await known('c', 3)
    await reader.read('a')
    expect(asked).toHaveLength(3)
    void reader.read('b')
    expect(asked).toHaveLength(4)
  })

  test('large answers make room for themselves', async () => {
    const { reader, asked, known } = readerAtHand({ sizeMax: 1_000 })
    await known('a', 'x'.repeat(600))
    await known('b', 'y'.repeat(600))
    await reader.read('b')
    expect(asked).toHaveLength(2)
    void reader.read('a')
    expect(asked).toHaveLength(3)
  })
})

describe('changes', () => {
  test('a change is read anew when it touches a tag of the answer, and only then', async () => {
    const { reader, asked, lake, known } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    await known('careers', 'jobs', ['s1:careers'])
    lake.changed(['s1:faq'])
    expect((await reader.read('careers')).data).toBe('jobs')
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('whoever keeps what was made from answers is told what became stale', () => {
    const { reader, lake } = readerAtHand()
    const told: unknown[] = []
    const end = reader.onStale((tags) => told.push(tags))
    lake.changed(['s1:faq'])
    lake.connected()
    reader.invalidate(['s1:careers'])
    end()
    lake.changed(['s1:faq'])
    expect(told).toEqual([['s1:faq'], 'all', ['s1:careers']])
  })

  test('invalidate() takes effect for the very next read', async () => {
    const { reader, known } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    reader.invalidate(['s1:faq'])
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
  })

  test('an answer whose tags changed while it was under way is not kept as fresh', async () => {
    const { reader, asked, at, lake } = readerAtHand()
    const early = reader.read('faq')
    lake.changed(['s1:faq'])
    at(0).answer('of before', ['s1:faq'])
    expect((await early).data).toBe('of before')
    const next = reader.read('faq')
    expect(asked).toHaveLength(2)
    at(1).answer('of after', ['s1:faq'])
    expect((await next).data).toBe('of after')
    expect((await reader.read('faq')).data).toBe('of after')
  })

  test('a read that begins after a change never gets the shared answer of before', async () => {
    const { reader, asked, at, lake } = readerAtHand()
    const early = reader.read('faq')
    lake.changed(['s1:faq'])
    const late = reader.read('faq')
    expect(asked).toHaveLength(1)
    at(0).answer('of before', ['s1:faq'])
    expect((await early).data).toBe('of before')
    expect(asked).toHaveLength(2)
    at(1).answer('of after', ['s1:faq'])
    expect((await late).data).toBe('of after')
  })

  test('a change of something else does not disturb a query under way', async () => {
    const { reader, asked, at, lake } = readerAtHand()
    const early = reader.read('faq')
    lake.changed(['s1:careers'])
    const late = reader.read('faq')
    at(0).answer('faq', ['s1:faq'])
    expect((await early).data).toBe('faq')
    expect((await late).data).toBe('faq')
    expect((await reader.read('faq')).data).toBe('faq')
    expect(asked).toHaveLength(1)
  })

  test('after a gap in the stream everything is read anew', async () => {
    const { lake, known, asked } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    lake.disconnected(undefined)
    lake.connected()
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(2)
  })

  test('more changes than are remembered count as a change of everything', async () => {
    const { reader, asked, at, lake } = readerAtHand()
    const early = reader.read('faq')
    for (let count = 0; count < 600; count += 1) lake.changed([`s1:${count}`])
    at(0).answer('maybe old', ['s1:faq'])
    await early
    void reader.read('faq')
    expect(asked).toHaveLength(2)
  })
})

describe('freshness ends by itself', () => {
  test('after a while even when nothing was reported', async () => {
    const { reader, asked, known, pass } = readerAtHand({ freshMs: 50_000 })
    await known('faq', 'old')
    pass(49_999)
    await reader.read('faq')
    expect(asked).toHaveLength(1)
    pass(1)
    expect(await known('faq', 'new')).toBe('new')
  })

  test('soon while the stream of changes is broken', async () => {
    const { reader, asked, known, pass, lake, events } = readerAtHand({ freshUnwatchedMs: 2_000 })
    await known('faq', 'old')
    lake.disconnected(new Error('socket closed'))
    await reader.read('faq')
    pass(2_000)
    expect(await known('faq', 'new')).toBe('new')
    expect(asked).toHaveLength(2)
    expect(events).toEqual(['content.unwatched'])
  })
})

describe('when the lake fails', () => {
  test('the last known answer is given, and nobody waits for the attempts that follow', async () => {
    const { reader, asked, at, lake, known, pass, events } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    expect(await reading).toMatchObject({ data: 'known', lastKnown: true })
    expect(await reader.read('faq')).toMatchObject({ data: 'known', lastKnown: true })
    expect(asked).toHaveLength(2)
    pass(1_000)
    expect((await reader.read('faq')).data, 'asked behind its back').toBe('known')
    expect(asked).toHaveLength(3)
    at(2).answer('new', ['s1:faq'])
    await settled()
    expect((await reader.read('faq')).data).toBe('new')
    expect(events).toEqual(['content.unreachable', 'content.reachable'])
  })

  test('a lake that hangs keeps one visitor waiting for a moment, and nobody after', async () => {
    const { reader, asked, at, lake, known, pass } = readerAtHand({ patienceMs: 500 })
    await known('faq', 'known faq', ['s1:faq'])
    await known('careers', 'known jobs', ['s1:careers'])
    lake.changed(['s1:faq', 's1:careers'])
    const first = reader.read('faq')
    pass(499)
    let done = false
    void first.then(() => {
      done = true
    })
    await settled()
    expect(done).toBe(false)
    pass(1)
    expect((await first).data).toBe('known faq')
    expect((await reader.read('careers')).data).toBe('known jobs')
    expect((await reader.read('faq')).data).toBe('known faq')
    expect(asked, 'one query is under way, no other is sent').toHaveLength(3)
    at(2).answer('new faq', ['s1:faq'])
    await settled()
    expect((await reader.read('faq')).data).toBe('new faq')
  })

  test('the attempts become rarer up to a bound, one at a time', async () => {
    const { reader, asked, lake, known, pass } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const sentAt: number[] = []
    let before = asked.length
    for (let second = 0; second <= 32; second += 1) {
      const reads = [reader.read('faq'), reader.read('faq')]
      if (asked.length > before) sentAt.push(second)
      before = asked.length
      asked.at(-1)?.fail()
      expect((await Promise.all(reads)).map(({ data }) => data)).toEqual(['known', 'known'])
      pass(1_000)
    }
    expect(sentAt).toEqual([0, 1, 3, 7, 15, 23, 31])
  })

  test('what was made from last known answers is stale as soon as the lake is back', async () => {
    const { reader, at, lake, known, pass } = readerAtHand()
    const told: unknown[] = []
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    await reading
    pass(1_000)
    await reader.read('faq')
    reader.onStale((tags) => told.push(tags))
    at(2).answer('new', ['s1:faq'])
    await settled()
    expect(told).toEqual(['all'])
  })

  test('after mere slowness only what was made of that answer is stale', async () => {
    const { reader, at, lake, known, pass } = readerAtHand()
    const told: unknown[] = []
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    pass(500)
    await reading
    reader.onStale((tags) => told.push(tags))
    at(1).answer('new', ['s1:faq', 's1:more'])
    await settled()
    expect(told).toEqual([['s1:faq', 's1:more']])
  })

  test('a query that the lake refuses rests alone: others are asked', async () => {
    const { reader, asked, at, lake, known, pass, events } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail(refusal(400))
    expect((await reading).data).toBe('known')
    expect((await reader.read('faq')).data).toBe('known')
    expect(asked).toHaveLength(2)
    expect(await known('careers', 'jobs')).toBe('jobs')
    pass(2_000)
    expect(await known('faq', 'new')).toBe('new')
    expect(events).toEqual(['content.rejected'])
  })

  test('a lake that says when to come back is asked then, but within a minute', async () => {
    const { reader, asked, at, lake, known, pass } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail(refusal(429, { 'retry-after': '20' }))
    await reading
    pass(19_999)
    await reader.read('faq')
    expect(asked).toHaveLength(2)
    pass(1)
    await reader.read('faq')
    at(2).fail(refusal(429, { 'retry-after': '86400' }))
    await settled()
    pass(60_000)
    await reader.read('faq')
    expect(asked).toHaveLength(4)
  })

  test('a sign of life from the stream of changes ends the pause', async () => {
    const { reader, asked, at, lake, known } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    await reading
    lake.connected()
    expect(await known('faq', 'new')).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('where nothing is known, failure is told at once while the lake rests', async () => {
    const { reader, asked, at, pass, known } = readerAtHand()
    const first = reader.read('faq')
    at(0).fail()
    await expect(first).rejects.toBeInstanceOf(ContentUnavailableError)
    await expect(reader.read('careers')).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(asked).toHaveLength(1)
    pass(1_000)
    expect(await known('careers', 'jobs')).toBe('jobs')
  })

  test('and an attempt that hangs is not waited for', async () => {
    const { reader, asked, at, pass } = readerAtHand({ patienceMs: 500 })
    const first = reader.read('faq')
    at(0).fail()
    await expect(first).rejects.toBeInstanceOf(ContentUnavailableError)
    pass(1_000)
    const attempt = reader.read('faq')
    pass(500)
    await expect(attempt).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(asked, 'it goes on by itself').toHaveLength(2)
    at(1).answer('late')
    await settled()
    expect((await reader.read('faq')).data).toBe('late')
  })

  test('a query never answered says so, with the cause', async () => {
    const { reader, at } = readerAtHand()
    const reading = reader.read('faq')
    at(0).fail()
    const error = await reading.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(error).toMatchObject({ cause: { message: 'connection refused' } })
  })

  test('an outage is one line in the log, however many queries it concerns', async () => {
    const { reader, asked, events } = readerAtHand()
    const reads = ['a', 'b', 'c'].map((query) => reader.read(query).catch(() => 'failed'))
    for (const one of asked) one.fail()
    expect(await Promise.all(reads)).toEqual(['failed', 'failed', 'failed'])
    expect(events).toEqual(['content.unreachable'])
  })
})

describe('what an earlier process knew', () => {
  const kept: KeptAnswers = {
    reachedAt: 0,
    get: (key) =>
      key.includes('faq')
        ? { answer: { data: 'of before', tags: ['s1:faq'] }, size: 11 }
        : undefined,
    put: () => undefined,
    close: () => undefined,
  }

  test('is given at once when the lake fails, and only then', async () => {
    const { reader, at, known } = readerAtHand({}, kept)
    const reading = reader.read('faq')
    at(0).fail()
    expect((await reading).data).toBe('of before')
    expect((await reader.read('faq')).data).toBe('of before')
    const well = readerAtHand({}, kept)
    expect(await well.known('faq', 'of now')).toBe('of now')
    await expect(known('careers', 'unknown')).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

function refusal(statusCode: number, headers: Record<string, string> = {}) {
  const url = 'http://lake.example/'
  const response = { statusCode, headers, url, method: 'GET', body: {}, statusMessage: null }
  return Object.assign(new Error('refused'), { statusCode, response })
}

/** Lets everything go on that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
