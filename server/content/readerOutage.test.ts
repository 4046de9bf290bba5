import { describe, expect, test } from 'vitest'
import { createTestReader } from '../../tests/content/createTestReader.ts'
import { settled } from '../../tests/settled.ts'
import { ContentUnavailableError } from './failures.ts'
import type { ResultDiskCache } from './resultDiskCache.ts'

describe('when the lake fails', () => {
  test('returns the last known result, and reads do not wait for the following attempts', async () => {
    const { reader, asked, at, lake, known, pass, events } = createTestReader()
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
    at(2).respond('new', ['s1:faq'])
    await settled()
    expect((await reader.read('faq')).data).toBe('new')
    expect(events).toEqual(['content.unreachable', 'content.reachable'])
  })

  test('reads without a last known result wait for its end once, not one after the other', async () => {
    const { reader, asked, pass } = createTestReader({ outageWaitMs: 12_000 })
    const outcomes: string[] = []
    const read = async (query: string) => {
      await reader.read(query).catch(({ name }: Error) => outcomes.push(`${query}: ${name}`))
    }
    const failFor = async (ms: number) => {
      for (let passed = 0; passed <= ms; passed += 200) {
        asked.at(-1)?.fail()
        await settled()
        pass(200)
      }
      await settled()
    }
    const reading = read('settings')
    await failFor(11_000)
    expect(outcomes).toEqual([])
    await failFor(1_000)
    await reading
    void read('page')
    await settled()
    expect(outcomes).toEqual(['settings: ContentUnavailableError', 'page: ContentUnavailableError'])
  })

  test('reads without a last known result wait for a probe in flight, up to the soft timeout', async () => {
    const { reader, asked, at, pass } = createTestReader({ outageWaitMs: 0, softTimeoutMs: 500 })
    const failing = reader.read('settings')
    at(0).fail()
    await expect(failing).rejects.toThrow(ContentUnavailableError)
    pass(1_000)
    const readings = Promise.allSettled([reader.read('settings'), reader.read('page')])
    for (let passed = 0; passed < 600; passed += 200) {
      await settled()
      pass(200)
    }
    const [probing, waiting] = await readings
    expect([probing.status, waiting.status]).toEqual(['rejected', 'rejected'])
    const later = reader.read('page')
    await settled()
    expect(asked, 'the first one hangs').toHaveLength(2)
    at(1).respond('settings', [])
    await settled()
    pass(200)
    await settled()
    at(2).respond('page', [])
    expect((await later).data).toBe('page')
  })

  test('a hanging lake delays one read by the soft timeout, and no read after it', async () => {
    const { reader, asked, at, lake, known, pass } = createTestReader({ softTimeoutMs: 500 })
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
    at(2).respond('new faq', ['s1:faq'])
    await settled()
    expect((await reader.read('faq')).data).toBe('new faq')
  })

  test('retries with backoff up to a bound, one at a time', async () => {
    const { reader, asked, lake, known, pass } = createTestReader()
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

  test('what was rendered from last known results is stale once the lake is back', async () => {
    const { reader, at, lake, known, pass } = createTestReader()
    const stale: unknown[] = []
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    await reading
    pass(1_000)
    await reader.read('faq')
    reader.onStale((tags) => stale.push(tags))
    at(2).respond('new', ['s1:faq'])
    await settled()
    expect(stale).toEqual(['all'])
  })

  test('a slow query that succeeds invalidates only pages rendered from its stale result', async () => {
    const { reader, at, lake, known, pass } = createTestReader()
    const stale: unknown[] = []
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    pass(500)
    await reading
    reader.onStale((tags) => stale.push(tags))
    at(1).respond('new', ['s1:faq', 's1:more'])
    await settled()
    expect(stale).toEqual([['s1:faq', 's1:more']])
  })

  test('a rejected query is not retried for a while, and other queries are sent', async () => {
    const { reader, asked, at, lake, known, pass, events } = createTestReader()
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
    expect(events).toEqual(['content.query.rejected'])
  })

  test('a slow query that is rejected leaves no outage: other queries are sent', async () => {
    const { reader, at, lake, known, pass } = createTestReader()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    pass(500)
    await reading
    at(1).fail(refusal(400))
    await settled()
    expect(await known('careers', 'jobs')).toBe('jobs')
  })

  test('Retry-After is honoured, up to 45 seconds', async () => {
    const { reader, asked, at, lake, known, pass } = createTestReader()
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
    pass(45_000)
    await reader.read('faq')
    expect(asked).toHaveLength(4)
  })

  test('a reconnect of the event stream closes the circuit', async () => {
    const { reader, asked, at, lake, known } = createTestReader()
    await known('faq', 'known', ['s1:faq'])
    lake.changed(['s1:faq'])
    const reading = reader.read('faq')
    at(1).fail()
    await reading
    lake.connected()
    expect(await known('faq', 'new')).toBe('new')
    expect(asked).toHaveLength(3)
  })

  test('a read without a last known result fails without waiting while the circuit is open', async () => {
    const { reader, asked, at, pass, known } = createTestReader()
    const first = reader.read('faq')
    at(0).fail()
    await expect(first).rejects.toBeInstanceOf(ContentUnavailableError)
    await expect(reader.read('careers')).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(asked).toHaveLength(1)
    pass(1_000)
    expect(await known('careers', 'jobs')).toBe('jobs')
  })

  test('a read without a last known result does not wait for a hanging probe', async () => {
    const { reader, asked, at, pass } = createTestReader({ softTimeoutMs: 500 })
    const first = reader.read('faq')
    at(0).fail()
    await expect(first).rejects.toBeInstanceOf(ContentUnavailableError)
    pass(1_000)
    const attempt = reader.read('faq')
    pass(500)
    await expect(attempt).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(asked, 'it goes on by itself').toHaveLength(2)
    at(1).respond('late')
    await settled()
    expect((await reader.read('faq')).data).toBe('late')
  })

  test('a query that never had a result fails with the cause', async () => {
    const { reader, at } = createTestReader()
    const reading = reader.read('faq')
    at(0).fail()
    const error = await reading.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ContentUnavailableError)
    expect(error).toMatchObject({ cause: { message: 'connection refused' } })
  })

  test('an outage is one line in the log, however many queries it concerns', async () => {
    const { reader, asked, events } = createTestReader()
    const reads = ['a', 'b', 'c'].map((query) => reader.read(query).catch(() => 'failed'))
    for (const one of asked) one.fail()
    expect(await Promise.all(reads)).toEqual(['failed', 'failed', 'failed'])
    expect(events).toEqual(['content.unreachable'])
  })
})

describe('results stored by an earlier process', () => {
  const diskCache: Pick<ResultDiskCache, 'get' | 'put'> = {
    get: (key) =>
      key.includes('faq')
        ? { result: { data: 'of before', tags: ['s1:faq'] }, size: 11 }
        : undefined,
    put: () => undefined,
  }

  test('are returned when the lake fails, and only then', async () => {
    const { reader, at, known } = createTestReader({}, diskCache)
    const reading = reader.read('faq')
    at(0).fail()
    expect((await reading).data).toBe('of before')
    expect((await reader.read('faq')).data).toBe('of before')
    const well = createTestReader({}, diskCache)
    expect(await well.known('faq', 'of now')).toBe('of now')
    await expect(known('careers', 'unknown')).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

function refusal(statusCode: number, headers: Record<string, string> = {}) {
  const url = 'http://lake.example/'
  const response = { statusCode, headers, url, method: 'GET', body: {}, statusMessage: null }
  return Object.assign(new Error('refused'), { statusCode, response })
}
