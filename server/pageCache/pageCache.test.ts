import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createLog } from '../../lake/process/log.ts'
import { ManualClock } from '../../tests/manualClock.ts'
import type { Dependencies } from './dependencyTracker.ts'
import { PageCache, type PageCacheLimits } from './pageCache.ts'

interface Asked {
  key: string
  /** Ends the render with this text; the tags are its dependencies. */
  answer(
    text: string,
    more?: Partial<Dependencies> & { status?: number; cacheControl?: string },
  ): void
  fail(): void
}

/** A cache whose renders end when the test says so, on the test's own clock. */
function cacheAtHand(limits: Partial<PageCacheLimits> = {}) {
  const asked: Asked[] = []
  const events: string[] = []
  const clock = new ManualClock()
  const cache = new PageCache({
    render: (key) =>
      new Promise((resolve, reject) => {
        asked.push({
          key,
          answer: (text, { status = 200, cacheControl, ...reads } = {}) =>
            resolve({
              status,
              headers: {
                'content-type': 'text/html',
                ...(cacheControl && { 'cache-control': cacheControl }),
              },
              body: Buffer.from(text),
              reads: {
                tags: ['s1:faq'],
                anything: false,
                lastKnown: false,
                incomplete: false,
                ...reads,
              },
            }),
          fail: () => reject(new Error('it can’t be rendered')),
        })
      }),
    clock,
    log: createLog({
      write: (line) => events.push(JSON.parse(line).event),
      format: 'json',
      now: () => new Date(0),
    }),
    limits,
  })
  const get = async (key = '/faq', keep = true) => {
    const page = await cache.get({ key, path: key }, keep)
    return (await page.representation(undefined)).body.toString()
  }
  const at = (index: number): Asked => {
    const one = asked[index]
    if (!one) throw new Error(`only ${asked.length} renders were begun`)
    return one
  }
  return {
    cache,
    asked,
    events,
    at,
    get,
    pass: (ms: number) => clock.pass(ms),
    timers: () => clock.pending,
    hit: async (key = '/faq') => {
      const page = cache.hit(key)
      return page && (await page.representation(undefined)).body.toString()
    },
    /** Requests and renders without waiting. */
    async known(text: string, key = '/faq', more: Parameters<Asked['answer']>[1] = {}) {
      const getting = get(key)
      asked.at(-1)?.answer(text, more)
      return getting
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a cached response', () => {
  test('is returned without a render', async () => {
    const { known, hit, get, asked, cache } = cacheAtHand()
    expect(await hit()).toBeUndefined()
    await known('page')
    expect(await hit()).toBe('page')
    expect(await get()).toBe('page')
    expect(asked).toHaveLength(1)
    expect(cache.tagsOf('/faq')).toEqual(['s1:faq'])
    expect(cache.tagsOf('/other')).toBeUndefined()
    expect(cache.counters()).toMatchObject({ hits: 2, misses: 1, renders: 1, entries: 1 })
  })

  test('is rendered once for simultaneous requests', async () => {
    const { get, asked, at } = cacheAtHand()
    const many = Array.from({ length: 1_000 }, () => get())
    at(0).answer('page')
    expect(new Set(await Promise.all(many))).toEqual(new Set(['page']))
    expect(asked).toHaveLength(1)
  })

  test.each(['no-store', 'private, max-age=60'])(
    'is not stored if it says %s',
    async (cacheControl) => {
      const { known, hit } = cacheAtHand()
      expect(await known('for one', '/faq', { cacheControl })).toBe('for one')
      expect(await hit()).toBeUndefined()
    },
  )

  test('is not stored if some content could not be read', async () => {
    const { known, hit } = cacheAtHand()
    await known('without a footer', '/faq', { incomplete: true })
    expect(await hit()).toBeUndefined()
  })

  test('is not stored for a path that does not exist', async () => {
    const { get, at, hit } = cacheAtHand()
    const getting = get('/made-up', false)
    at(0).answer('not there', { status: 404 })
    expect(await getting).toBe('not there')
    expect(await hit('/made-up')).toBeUndefined()
  })

  test('is evicted by count and by bytes, least recently used first', async () => {
    const { known, hit, pass, cache } = cacheAtHand({ entriesMax: 2 })
    await known('a', '/a')
    await known('b', '/b')
    pass(1_000)
    await hit('/a')
    await known('c', '/c')
    expect([await hit('/a'), await hit('/b'), await hit('/c')]).toEqual(['a', undefined, 'c'])

    const small = cacheAtHand({ bytesMax: 100_000 })
    for (let number = 0; number < 50; number++) await small.known('x'.repeat(900), `/${number}`)
    expect(small.cache.counters().bytes).toBeLessThanOrEqual(100_000)
    expect(small.cache.counters().entries).toBeGreaterThan(5)
    expect(await small.hit('/49')).toBeDefined()
    expect(cache.counters().entries).toBe(2)
  })
})

describe('a change', () => {
  test('with a tag of the page causes a render, any other does not', async () => {
    const { cache, known, get, at, asked } = cacheAtHand()
    await known('questions')
    await known('jobs', '/careers', { tags: ['s1:job'] })
    cache.invalidate(['s1:faq', 's1:else'])
    expect(await get('/careers')).toBe('jobs')
    expect(asked).toHaveLength(2)
    const getting = get()
    at(2).answer('new questions')
    expect(await getting).toBe('new questions')
  })

  test('with any tag invalidates a page read without tags, and not one that read nothing', async () => {
    const { cache, known, hit } = cacheAtHand()
    await known('a', '/a', { tags: [], anything: true })
    await known('b', '/b', { tags: [] })
    cache.invalidate(['s1:x'])
    expect(await hit('/a')).toBeUndefined()
    expect(await hit('/b')).toBe('b')
  })

  test('is visible to the next request, also during a render that began before it', async () => {
    const { cache, get, at, asked, hit } = cacheAtHand()
    const before = get()
    cache.invalidate(['s1:faq'])
    const after = get()
    at(0).answer('old')
    expect(await before).toBe('old')
    expect(await hit()).toBeUndefined()
    expect(asked).toHaveLength(2)
    at(1).answer('new')
    expect(await after).toBe('new')
    expect(await hit()).toBe('new')
  })

  test('with another tag does not disturb a render in flight', async () => {
    const { cache, get, at, asked } = cacheAtHand()
    const before = get()
    cache.invalidate(['s1:job'])
    const after = get()
    at(0).answer('page')
    expect(await Promise.all([before, after])).toEqual(['page', 'page'])
    expect(asked).toHaveLength(1)
  })

  test('of everything invalidates every page', async () => {
    const { cache, known, hit } = cacheAtHand()
    await known('a', '/a')
    await known('b', '/b', { tags: [] })
    cache.invalidate('all')
    expect([await hit('/a'), await hit('/b')]).toEqual([undefined, undefined])
  })

  test('is known for the document of a path, with what came before the memory', async () => {
    const { cache, known, pass } = cacheAtHand()
    await known('page')
    pass(10)
    cache.invalidate(['s1:faq'])
    pass(10)
    cache.invalidate(['s1:other'])
    expect(cache.changedSince('/faq', 9)).toBe(true)
    expect(cache.changedSince('/faq', 10)).toBe(false)
    expect(cache.changedSince('/not cached', 10), 'may depend on anything').toBe(true)
    expect(cache.changedSince('/not cached', 20)).toBe(false)
    for (let count = 0; count < 600; count++) cache.invalidate(['s1:other'])
    expect(cache.changedSince('/faq', 10), 'older than the log').toBe(true)
  })
})

describe('the last known response is served', () => {
  test('if the render throws, and for a while without another attempt', async () => {
    const { cache, known, get, hit, at, asked, pass, events } = cacheAtHand({
      backoffMs: 2_000,
    })
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    at(1).fail()
    expect(await getting).toBe('page')
    expect(await hit()).toBe('page')
    expect(asked).toHaveLength(2)
    expect(events).toEqual(['page.lastKnown'])
    expect(cache.counters()).toMatchObject({ renderFailures: 1, lastKnownServed: 2 })
    pass(2_000)
    expect(await hit()).toBe('page')
    at(2).answer('new')
    await settled()
    expect(await hit()).toBe('new')
  })

  test('if the render results in an error page', async () => {
    const { cache, known, get, at } = cacheAtHand()
    await known('page')
    cache.invalidate('all')
    const getting = get()
    at(1).answer('a fault', { status: 500 })
    expect(await getting).toBe('page')
  })

  test('if the render takes too long', async () => {
    const { cache, known, get, hit, at, pass, timers } = cacheAtHand({ waitMaxMs: 4_000 })
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    await settled()
    pass(4_000)
    expect(await getting).toBe('page')
    expect(await hit(), 'further requests do not wait').toBe('page')
    at(1).answer('new')
    await settled()
    expect(await hit()).toBe('new')
    expect(timers()).toBe(0)
  })

  test('until the next change is reported', async () => {
    const { cache, known, get, at } = cacheAtHand()
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    at(1).fail()
    await getting
    cache.invalidate('all')
    expect(await known('new')).toBe('new')
  })

  test('but the error of a page without a last known response is returned', async () => {
    const { known, get, at, hit } = cacheAtHand()
    expect(await known('a fault', '/faq', { status: 500 })).toBe('a fault')
    expect(await hit()).toBeUndefined()
    const getting = get()
    at(1).fail()
    await expect(getting).rejects.toThrow('it can’t be rendered')
  })

  test('what was rendered from last known content is rendered again soon', async () => {
    const { known, hit, asked, pass } = cacheAtHand({ backoffMs: 2_000 })
    await known('page', '/faq', { lastKnown: true })
    await hit()
    expect(asked).toHaveLength(1)
    pass(2_000)
    expect(await hit()).toBe('page')
    expect(asked).toHaveLength(2)
  })
})

describe('an expired response', () => {
  test('is served while one render for all requests refreshes it', async () => {
    const { known, hit, at, asked, pass } = cacheAtHand({ freshMs: 25_000 })
    await known('2026')
    pass(25_000)
    expect([await hit(), await hit()]).toEqual(['2026', '2026'])
    expect(asked).toHaveLength(2)
    at(1).answer('2027')
    await settled()
    expect(await hit()).toBe('2027')
  })

  test('is refreshed within a bound of simultaneous renders', async () => {
    const { known, hit, asked, pass } = cacheAtHand({ freshMs: 25_000, refreshesMax: 2 })
    for (const key of ['/a', '/b', '/c', '/d']) await known('page', key)
    pass(25_000)
    for (const key of ['/a', '/b', '/c', '/d']) expect(await hit(key)).toBe('page')
    expect(asked).toHaveLength(6)
  })

  test('is retained if the refresh fails', async () => {
    const { known, hit, at, pass, events } = cacheAtHand({ freshMs: 25_000 })
    await known('page')
    pass(25_000)
    await hit()
    at(1).fail()
    await settled()
    expect(await hit()).toBe('page')
    expect(events).toEqual([])
  })

  test('is rendered again if a change arrives during its refresh', async () => {
    const { cache, known, hit, at, pass } = cacheAtHand({ freshMs: 25_000 })
    await known('old')
    pass(25_000)
    await hit()
    cache.invalidate(['s1:faq'])
    at(1).answer('made from what was before')
    await settled()
    expect(await hit()).toBeUndefined()
  })
})

describe('representations', () => {
  const TEXT = Array.from({ length: 900 }, (_, at) => `Akwaaba ${(at * 7_919) % 1_009}`).join()

  test('are compressed fast first and at the best level later, each with a validator of its own', async () => {
    const { cache, known } = cacheAtHand()
    await known(TEXT)
    const page = cache.hit('/faq')
    if (!page) throw new Error('nothing is cached')
    const fast = await page.representation('br')
    const heavy = cache.counters().bytes
    await page.recompress()
    const [br, gzip] = [await page.representation('br'), await page.representation('gzip')]
    expect(brotliDecompressSync(fast.body).toString()).toBe(TEXT)
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT)
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT)
    expect(br.body.byteLength).toBeLessThanOrEqual(fast.body.byteLength)
    const plain = await page.representation(undefined)
    expect(plain.body.toString()).toBe(TEXT)
    const tags = [fast, br, gzip, plain].map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(4)
    expect(heavy, 'the plain bytes are let go').toBeGreaterThan(page.bytes)
  })

  test('with equal bytes have equal validators, on every instance', async () => {
    const one = cacheAtHand()
    const other = cacheAtHand()
    await one.known('page')
    await other.known('page')
    const etags = await Promise.all(
      [one, other].map(
        async ({ cache }) => (await cache.hit('/faq')?.representation(undefined))?.etag,
      ),
    )
    expect(etags[0]).toBe(etags[1])
  })
})
