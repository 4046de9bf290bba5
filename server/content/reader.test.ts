import { describe, expect, test } from 'vitest'
import { createTestReader } from '../../tests/content/createTestReader.ts'

describe('cache', () => {
  test('returns a second read without a query', async () => {
    const { reader, asked, known } = createTestReader()
    await known('*[0]', 'one')
    expect(await reader.read('*[0]')).toEqual({ data: 'one', tags: ['s1:a'] })
    expect(asked).toHaveLength(1)
  })

  test('parameters are part of the key, their order is not', async () => {
    const { reader, asked, at } = createTestReader()
    const first = reader.read('*[x == $a]', { a: 1, b: 2 })
    at(0).respond('one')
    await first
    expect((await reader.read('*[x == $a]', { b: 2, a: 1 })).data).toBe('one')
    void reader.read('*[x == $a]', { a: 2, b: 2 })
    expect(asked.map(({ params }) => params)).toEqual([
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ])
  })

  test('coalesces simultaneous reads into one query', async () => {
    const { reader, asked, at } = createTestReader()
    const reads = [reader.read('*[0]'), reader.read('*[0]'), reader.read('*[0]')]
    at(0).respond('one')
    expect((await Promise.all(reads)).map(({ data }) => data)).toEqual(['one', 'one', 'one'])
    expect(asked).toHaveLength(1)
  })

  test('evicts the least recently used result by count', async () => {
    const { reader, asked, known } = createTestReader({ resultsMax: 2 })
    await known('a', 1)
    await known('b', 2)
    await reader.read('a')
    await known('c', 3)
    await reader.read('a')
    expect(asked).toHaveLength(3)
    void reader.read('b')
    expect(asked).toHaveLength(4)
  })

  test('evicts results by size', async () => {
    const { reader, asked, known } = createTestReader({ sizeMax: 1_000 })
    await known('a', 'x'.repeat(600))
    await known('b', 'y'.repeat(600))
    await reader.read('b')
    expect(asked).toHaveLength(2)
    void reader.read('a')
    expect(asked).toHaveLength(3)
  })
})

describe('changes', () => {
  test('a change with a tag of the result causes a new query, other changes do not', async () => {
    const { reader, asked, lake, known } = createTestReader()
    await known('faq', 'old', ['s1:faq'])
    await known('careers', 'jobs', ['s1:careers'])
    lake.changed(['s1:faq'])
    expect((await reader.read('careers')).data).toBe('jobs')
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('stale listeners receive the tags that became stale', () => {
    const { reader, lake } = createTestReader()
    const stale: unknown[] = []
    const end = reader.onStale((tags) => stale.push(tags))
    lake.changed(['s1:faq'])
    lake.connected()
    reader.invalidate(['s1:careers'])
    end()
    lake.changed(['s1:faq'])
    expect(stale).toEqual([['s1:faq'], 'all', ['s1:careers']])
  })

  test('invalidate() takes effect for the next read', async () => {
    const { reader, known } = createTestReader()
    await known('faq', 'old', ['s1:faq'])
    reader.invalidate(['s1:faq'])
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
  })

  test('a result invalidated while its query was in flight is not cached as fresh', async () => {
    const { reader, asked, at, lake } = createTestReader()
    const early = reader.read('faq')
    lake.changed(['s1:faq'])
    at(0).respond('of before', ['s1:faq'])
    expect((await early).data).toBe('of before')
    const next = reader.read('faq')
    expect(asked).toHaveLength(2)
    at(1).respond('of after', ['s1:faq'])
    expect((await next).data).toBe('of after')
    expect((await reader.read('faq')).data).toBe('of after')
  })

  test('a read after a change never shares a query that was sent before it', async () => {
    const { reader, asked, at, lake } = createTestReader()
    const early = reader.read('faq')
    lake.changed(['s1:faq'])
    const late = reader.read('faq')
    expect(asked).toHaveLength(1)
    at(0).respond('of before', ['s1:faq'])
    expect((await early).data).toBe('of before')
    expect(asked).toHaveLength(2)
    at(1).respond('of after', ['s1:faq'])
    expect((await late).data).toBe('of after')
  })

  test('an unrelated change does not affect a query in flight', async () => {
    const { reader, asked, at, lake } = createTestReader()
    const early = reader.read('faq')
    lake.changed(['s1:careers'])
    const late = reader.read('faq')
    at(0).respond('faq', ['s1:faq'])
    expect((await early).data).toBe('faq')
    expect((await late).data).toBe('faq')
    expect((await reader.read('faq')).data).toBe('faq')
    expect(asked).toHaveLength(1)
  })

  test('a gap in the event stream invalidates everything', async () => {
    const { lake, known, asked } = createTestReader()
    await known('faq', 'old', ['s1:faq'])
    lake.disconnected(undefined)
    lake.connected()
    expect(await known('faq', 'new', ['s1:faq'])).toBe('new')
    expect(asked).toHaveLength(2)
  })

  test('a change older than the invalidation log invalidates everything', async () => {
    const { reader, asked, at, lake } = createTestReader()
    const early = reader.read('faq')
    for (let count = 0; count < 140_000; count += 1) lake.changed([`s1:${count}`])
    at(0).respond('maybe old', ['s1:faq'])
    await early
    void reader.read('faq')
    expect(asked).toHaveLength(2)
  })
})

describe('a result expires', () => {
  test('a result expires after its freshness lifetime, even if no change was reported', async () => {
    const { reader, asked, known, pass } = createTestReader({ ttlMs: 50_000 })
    await known('faq', 'old')
    pass(49_999)
    await reader.read('faq')
    expect(asked).toHaveLength(1)
    pass(1)
    expect(await known('faq', 'new')).toBe('new')
  })

  test('sooner while the event stream is disconnected', async () => {
    const { reader, asked, known, pass, lake, events } = createTestReader({
      ttlDisconnectedMs: 2_000,
    })
    await known('faq', 'old')
    lake.disconnected(new Error('socket closed'))
    await reader.read('faq')
    pass(2_000)
    expect(await known('faq', 'new')).toBe('new')
    expect(asked).toHaveLength(2)
    expect(events).toEqual(['content.liveEvents.disconnected'])
  })
})
