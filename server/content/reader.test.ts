import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { ContentUnavailableError, createReader, type ReaderLimits } from './reader.ts'
import type { ChangeListener, SourceAnswer } from './source.ts'

interface Asked {
  query: string
  params: unknown
  answer(data: unknown, tags?: string[]): void
  fail(): void
}

/** A reader whose lake answers when the test says so, on the test's own clock. */
function readerAtHand(limits: Partial<ReaderLimits> = {}) {
  const asked: Asked[] = []
  const events: string[] = []
  let time = 0
  let listener: ChangeListener | undefined
  const reader = createReader({
    runQuery: (query, params) =>
      new Promise<SourceAnswer>((resolve, reject) => {
        asked.push({
          query,
          params,
          answer: (data, tags = ['s1:a']) => resolve({ data, tags }),
          fail: () => reject(new Error('connection refused')),
        })
      }),
    watch(next) {
      listener = next
      return () => {
        listener = undefined
      }
    },
    now: () => time,
    log: createLog({
      write: (line) => events.push(JSON.parse(line).event),
      format: 'json',
      now: () => new Date(0),
    }),
    limits,
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
    pass(ms: number) {
      time += ms
    },
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
  test('the last known answer is given, once asked, then without asking for a while', async () => {
    const { reader, asked, at, lake, known, pass, events } = readerAtHand({
      restAfterFailureMs: 2_000,
    })
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    expect(await reading).toMatchObject({ data: 'known', lastKnown: true })
    expect(await reader.read('faq')).toMatchObject({ data: 'known', lastKnown: true })
    expect(asked).toHaveLength(2)
    pass(2_000)
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(events).toEqual(['content.unreachable', 'content.reachable'])
  })

  test('the rest ends when the stream of changes stands again', async () => {
    const { reader, at, lake, known } = readerAtHand()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    await reading
    lake.connected()
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
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
