import { describe, expect, test } from 'vitest'
import { createLog } from '../../lake/process/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import type { AnswerDiskCache } from './answerDiskCache.ts'
import { Circuit } from './circuit.ts'
import { ContentUnavailableError } from './failures.ts'
import { CachedReader } from './reader.ts'
import type { ReaderLimits } from './readerOptions.ts'
import type { ChangeListener, SourceAnswer } from './source.ts'

interface Asked {
  query: string
  params: unknown
  answer(data: unknown, tags?: string[]): void
  fail(error?: Error): void
}

/** A reader whose lake answers when the test says so, on the test's own clock. */
function readerAtHand(
  limits: Partial<ReaderLimits> = {},
  kept?: Pick<AnswerDiskCache, 'get' | 'put'>,
) {
  const asked: Asked[] = []
  const events: string[] = []
  const clock = new ManualClock()
  const log = createLog({
    write: (line) => events.push(JSON.parse(line).event),
    format: 'json',
    now: () => new Date(0),
  })
  let listener: ChangeListener | undefined
  const reader = new CachedReader({
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
    circuit: new Circuit({
      clock,
      log,
      random: () => 0,
      reachedBefore: kept && 0,
      pauseMs: 1_000,
      pauseMaxMs: 8_000,
    }),
    clock,
    log,
    limits,
    ...(kept ? { answerCache: kept } : {}),
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
    /** Reads and answers without waiting. */
    async known(query: string, data: unknown, tags?: string[]) {
      const reading = reader.read(query)
      asked.at(-1)?.answer(data, tags)
      return (await reading).data
    },
  }
}

describe('cache', () => {
  test('answers a second read without a query', async () => {
    const { reader, asked, known } = readerAtHand()
    await known('*[0]', 'one')
    expect(await reader.read('*[0]')).toEqual({ data: 'one', tags: ['s1:a'] })
    expect(asked).toHaveLength(1)
  })

  test('parameters are part of the key, their order is not', async () => {
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

  test('coalesces simultaneous reads into one query', async () => {
    const { reader, asked, at } = readerAtHand()
    const reads = [reader.read('*[0]'), reader.read('*[0]'), reader.read('*[0]')]
    at(0).answer('one')
    expect((await Promise.all(reads)).map(({ data }) => data)).toEqual(['one', 'one', 'one'])
    expect(asked).toHaveLength(1)
  })

  test('evicts the least recently used answer by count', async () => {
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

  test('evicts answers by size', async () => {
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
  test('a change with a tag of the answer causes a new query, other changes do not', async () => {
    const { reader, asked, lake, known } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    await known('careers', 'jobs', ['s1:careers'])
    lake.changed(['s1:faq'])
    expect((await reader.read('careers')).data).toBe('jobs')
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('stale listeners receive the tags that became stale', () => {
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

  test('invalidate() takes effect for the next read', async () => {
    const { reader, known } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    reader.invalidate(['s1:faq'])
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
  })

  test('an answer invalidated while its query was in flight is not cached as fresh', async () => {
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

  test('a read after a change never shares a query that was sent before it', async () => {
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

  test('an unrelated change does not affect a query in flight', async () => {
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

  test('a gap in the event stream invalidates everything', async () => {
    const { lake, known, asked } = readerAtHand()
    await known('faq', 'old', ['s1:faq'])
    lake.disconnected(undefined)
    lake.connected()
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(2)
  })

  test('a change older than the invalidation log invalidates everything', async () => {
    const { reader, asked, at, lake } = readerAtHand()
    const early = reader.read('faq')
    for (let count = 0; count < 140_000; count += 1) lake.changed([`s1:${count}`])
    at(0).answer('maybe old', ['s1:faq'])
    await early
    void reader.read('faq')
    expect(asked).toHaveLength(2)
  })
})

describe('freshness expires', () => {
  test('after a while even if nothing was reported', async () => {
    const { reader, asked, known, pass } = readerAtHand({ freshMs: 50_000 })
    await known('faq', 'old')
    pass(49_999)
    await reader.read('faq')
    expect(asked).toHaveLength(1)
    pass(1)
    expect(await known('faq', 'new')).toBe('new')
  })

  test('sooner while the event stream is disconnected', async () => {
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
  test('returns the last known answer, and reads do not wait for the following attempts', async () => {
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

  test('a hanging lake delays one read by the soft timeout, and no read after it', async () => {
    const { reader, asked, at, lake, known, pass } = readerAtHand({ softTimeoutMs: 500 })
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
    expect(asked, 'one query is in flight, no other is sent').toHaveLength(3)
    at(2).answer('new faq', ['s1:faq'])
    await settled()
    expect((await reader.read('faq')).data).toBe('new faq')
  })

  test('retries with backoff up to a bound, one at a time', async () => {
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

  test('what was rendered from last known answers is stale once the lake is back', async () => {
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

  test('after mere slowness only what was rendered from that answer is stale', async () => {
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

  test('a rejected query is not retried for a while, and other queries are sent', async () => {
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

  test('Retry-After is honoured, up to a minute', async () => {
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

  test('a reconnect of the event stream half-opens the circuit', async () => {
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

  test('without a last known answer a read fails without waiting while the circuit is open', async () => {
    const { reader, asked, at, pass, known } = readerAtHand()
    const first = reader.read('faq')
    at(0).fail()
    await expect(first).rejects.toBeInstanceOf(ContentUnavailableError)
    await expect(reader.read('careers')).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(asked).toHaveLength(1)
    pass(1_000)
    expect(await known('careers', 'jobs')).toBe('jobs')
  })

  test('and does not wait for a hanging probe', async () => {
    const { reader, asked, at, pass } = readerAtHand({ softTimeoutMs: 500 })
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

  test('a query that never had an answer fails with the cause', async () => {
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

describe('answers stored by an earlier process', () => {
  const kept: Pick<AnswerDiskCache, 'get' | 'put'> = {
    get: (key) =>
      key.includes('faq')
        ? { answer: { data: 'of before', tags: ['s1:faq'] }, size: 11 }
        : undefined,
    put: () => undefined,
  }

  test('are returned when the lake fails, and only then', async () => {
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

/** Resolves after pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
