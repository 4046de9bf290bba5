import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createTestPageCache } from '../../tests/server/testPageCache.ts'
import { CachedResponse } from './cachedResponse.ts'

describe('a cached response', () => {
  test('is returned without a render', async () => {
    const { known, hit, get, asked, cache } = createTestPageCache()
    expect(await hit()).toBeUndefined()
    await known('page')
    expect(await hit()).toBe('page')
    expect(await get()).toBe('page')
    expect(asked).toHaveLength(1)
    expect(cache.counters()).toMatchObject({ hits: 2, misses: 1, renders: 1, entries: 1 })
  })

  test('is rendered once for simultaneous requests', async () => {
    const { get, asked, at } = createTestPageCache()
    const many = Array.from({ length: 1_000 }, () => get())
    at(0).respond('page')
    expect(new Set(await Promise.all(many))).toEqual(new Set(['page']))
    expect(asked).toHaveLength(1)
  })

  test.each([
    { 'cache-control': 'no-store' },
    { 'cache-control': 'private, max-age=60' },
    { 'set-cookie': 'a=b' },
  ])('is not stored with the header %j', async (headers) => {
    const { known, hit } = createTestPageCache()
    expect(await known('for one', '/faq', { headers })).toBe('for one')
    expect(await hit()).toBeUndefined()
  })

  test('is not stored if some content could not be read', async () => {
    const { known, hit } = createTestPageCache()
    await known('without a footer', '/faq', { incomplete: true })
    expect(await hit()).toBeUndefined()
  })

  test('is not stored for a path that does not exist', async () => {
    const { get, at, hit } = createTestPageCache()
    const getting = get('/made-up', false)
    at(0).respond('not there', { status: 404 })
    expect(await getting).toBe('not there')
    expect(await hit('/made-up')).toBeUndefined()
  })

  test('is evicted by count and by bytes, least recently used first', async () => {
    const { known, hit, pass, cache } = createTestPageCache({ entriesMax: 2 })
    await known('a', '/a')
    await known('b', '/b')
    pass(1_000)
    await hit('/a')
    await known('c', '/c')
    expect([await hit('/a'), await hit('/b'), await hit('/c')]).toEqual(['a', undefined, 'c'])

    const small = createTestPageCache({ bytesMax: 100_000 })
    for (let number = 0; number < 50; number++) await small.known('x'.repeat(900), `/${number}`)
    expect(small.cache.counters().bytes).toBeLessThanOrEqual(100_000)
    expect(small.cache.counters().entries).toBeGreaterThan(5)
    expect(await small.hit('/49')).toBeDefined()
    expect(cache.counters().entries).toBe(2)
  })
})

describe('a change', () => {
  test('a change with a tag of the page causes a render, any other does not', async () => {
    const { cache, known, get, at, asked } = createTestPageCache()
    await known('questions')
    await known('jobs', '/careers', { tags: ['s1:job'] })
    cache.invalidate(['s1:faq', 's1:else'])
    expect(await get('/careers')).toBe('jobs')
    expect(asked).toHaveLength(2)
    const getting = get()
    at(2).respond('new questions')
    expect(await getting).toBe('new questions')
  })

  test('a change with any tag invalidates a page read without tags, and not one that read nothing', async () => {
    const { cache, known, hit } = createTestPageCache()
    await known('a', '/a', { tags: [], dependsOnAll: true })
    await known('b', '/b', { tags: [] })
    cache.invalidate(['s1:x'])
    expect(await hit('/a')).toBeUndefined()
    expect(await hit('/b')).toBe('b')
  })

  test('is visible to the next request, also during a render that began before it', async () => {
    const { cache, get, at, asked, hit } = createTestPageCache()
    const before = get()
    cache.invalidate(['s1:faq'])
    const after = get()
    at(0).respond('old')
    expect(await before).toBe('old')
    expect(await hit()).toBeUndefined()
    expect(asked).toHaveLength(2)
    at(1).respond('new')
    expect(await after).toBe('new')
    expect(await hit()).toBe('new')
  })

  test('a change with another tag does not disturb a render in flight', async () => {
    const { cache, get, at, asked } = createTestPageCache()
    const before = get()
    cache.invalidate(['s1:job'])
    const after = get()
    at(0).respond('page')
    expect(await Promise.all([before, after])).toEqual(['page', 'page'])
    expect(asked).toHaveLength(1)
  })

  test('a change of everything invalidates every page', async () => {
    const { cache, known, hit } = createTestPageCache()
    await known('a', '/a')
    await known('b', '/b', { tags: [] })
    cache.invalidate('all')
    expect([await hit('/a'), await hit('/b')]).toEqual([undefined, undefined])
  })

  test('a change with any tag is reported for a page with a result without tags', async () => {
    const { cache, known, pass } = createTestPageCache()
    await known('page', '/faq', { dependsOnAll: true })
    pass(10)
    cache.invalidate(['s1:other'])
    expect(cache.changedSince('/faq', 9)).toBe(true)
    expect(cache.changedSince('/faq', 10)).toBe(false)
  })

  test('is reported for the document of a path, and assumed if it is older than the log', async () => {
    const { cache, known, pass } = createTestPageCache()
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

describe('representations', () => {
  const TEXT = Array.from({ length: 900 }, (_, at) => `Akwaaba ${(at * 7_919) % 1_009}`).join()

  test('are compressed fast first and at the best level later, each with a validator of its own', async () => {
    // Not from a cache, which could recompress before the first representation is ready.
    const headers = { 'content-type': 'text/html' }
    const page = new CachedResponse({ status: 200, headers, body: Buffer.from(TEXT) })
    const fast = await page.representation('br')
    const heavy = page.bytes
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
    expect(heavy, 'the identity bytes are dropped').toBeGreaterThan(page.bytes)
  })

  test('are recompressed in the background once they are cached', async () => {
    const { cache, known } = createTestPageCache()
    await known(TEXT, '/first')
    await known(TEXT.repeat(20), '/second')
    const codings = () => ['/first', '/second'].map((path) => cache.find(path)?.ready('br'))
    await expect.poll(codings).not.toContain(undefined)
  })

  test('are counted with their size after the recompression', async () => {
    const { cache, known } = createTestPageCache()
    await known(TEXT.repeat(20))
    const before = cache.counters().bytes
    await expect.poll(() => cache.counters().bytes).toBeLessThan(before)
  })

  test('a response that is larger than the whole cache is not stored', async () => {
    const { cache, known } = createTestPageCache({ bytesMax: 7_000 })
    await known('x'.repeat(2_000))
    expect(cache.counters().entries).toBe(0)
  })

  test('representations that are evicted before their turn, or exceed the queue, are not recompressed', async () => {
    const { cache, known } = createTestPageCache({ entriesMax: 2 })
    const paths = ['/running', '/evicted', '/queued', '/beyond']
    const responses: ReturnType<typeof cache.find>[] = []
    for (const path of paths) {
      await known(TEXT, path)
      responses.push(cache.find(path))
    }
    const isRecompressed = () => responses.map((one) => one?.ready('br') !== undefined)
    await expect.poll(isRecompressed).toEqual([true, false, true, false])
    await known(TEXT, '/later')
    await expect.poll(() => cache.find('/later')?.ready('br')).toBeDefined()
    expect(isRecompressed()).toEqual([true, false, true, false])
  })

  test('representations with equal bytes have equal validators, on every instance', async () => {
    const one = createTestPageCache()
    const other = createTestPageCache()
    await one.known('page')
    await other.known('page')
    const etags = await Promise.all(
      [one, other].map(
        async ({ cache }) => (await cache.find('/faq')?.representation(undefined))?.etag,
      ),
    )
    expect(etags[0]).toBe(etags[1])
  })
})
