import { describe, expect, test } from 'vitest'
import { createTestPageCache } from '../../tests/server/testPageCache.ts'
import { settled } from '../../tests/settled.ts'

describe('the last known response is served', () => {
  test('a render that throws: the last known response is served, and the next attempt follows after the backoff', async () => {
    const { cache, known, get, hit, at, asked, pass, events } = createTestPageCache({
      backoffMs: 2_000,
    })
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    at(1).fail()
    expect(await getting).toBe('page')
    expect(await hit()).toBe('page')
    expect(asked).toHaveLength(2)
    expect(events).toEqual(['page.stale.served'])
    expect(cache.counters()).toMatchObject({ renderFailures: 1, staleServed: 2 })
    pass(2_000)
    expect(await hit()).toBe('page')
    at(2).respond('new')
    await settled()
    expect(await hit()).toBe('new')
  })

  test('a render that results in an error page: the last known response is served', async () => {
    const { cache, known, get, at } = createTestPageCache()
    await known('page')
    cache.invalidate('all')
    const getting = get()
    at(1).respond('a fault', { status: 500 })
    expect(await getting).toBe('page')
  })

  test('a render that takes too long: the last known response is served until it has ended', async () => {
    const { cache, known, get, hit, at, pass, timers } = createTestPageCache({ waitMaxMs: 4_000 })
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    await settled()
    pass(4_000)
    expect(await getting).toBe('page')
    expect(await hit(), 'further requests do not wait').toBe('page')
    at(1).respond('new')
    await settled()
    expect(await hit()).toBe('new')
    expect(timers()).toBe(0)
  })

  test('a change after a failed render is rendered without waiting for the backoff', async () => {
    const { cache, known, get, at } = createTestPageCache()
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    at(1).fail()
    await getting
    cache.invalidate('all')
    expect(await known('new')).toBe('new')
  })

  test('a comparison after the backoff waits for the new response', async () => {
    const { cache, known, get, at, pass } = createTestPageCache({ backoffMs: 2_000 })
    await known('page')
    cache.invalidate(['s1:faq'])
    const getting = get()
    at(1).fail()
    await getting
    pass(2_000)
    const comparing = cache.current('/faq')
    at(2).respond('new')
    const { body } = await (await comparing).representation(undefined)
    expect(body.toString()).toBe('new')
  })

  test('a page without a last known response: the error of its render is returned', async () => {
    const { known, get, at, hit } = createTestPageCache()
    expect(await known('a fault', '/faq', { status: 500 })).toBe('a fault')
    expect(await hit()).toBeUndefined()
    const getting = get()
    at(1).fail()
    await expect(getting).rejects.toThrow('it can’t be rendered')
  })

  test('what was rendered from last known content is rendered again soon', async () => {
    const { known, hit, asked, pass } = createTestPageCache({ backoffMs: 2_000 })
    await known('page', '/faq', { mayBeOutdated: true })
    await hit()
    expect(asked).toHaveLength(1)
    pass(2_000)
    expect(await hit()).toBe('page')
    expect(asked).toHaveLength(2)
  })

  test('an update says that such a page may lack a change until it is rendered from fresh content', async () => {
    const { known, cache, at, hit } = createTestPageCache()
    await known('old', '/faq', { mayBeOutdated: true })
    expect(await cache.update('/faq')).toBe(false)
    cache.invalidate(['s1:faq'])
    const updated = cache.update('/faq')
    at(1).respond('new')
    expect(await updated).toBe(true)
    expect(await hit()).toBe('new')
  })

  test('an update of a page that is not cached is done when it is rendered from fresh content', async () => {
    const { cache, at, asked, pass } = createTestPageCache({ backoffMs: 1_000 })
    const first = cache.update('/new')
    at(0).respond('not found', { status: 404, mayBeOutdated: true })
    expect(await first).toBe(false)
    pass(1_000)
    expect(await cache.update('/new')).toBe(false)
    at(1).respond('found')
    await settled()
    expect(await cache.update('/new')).toBe(true)
    const failing = cache.update('/failing')
    at(2).fail()
    expect(await failing).toBe(false)
    expect(asked).toHaveLength(3)
  })
})

describe('an expired response', () => {
  test('is served while one render for all requests refreshes it', async () => {
    const { known, hit, at, asked, pass } = createTestPageCache({ freshMs: 25_000 })
    await known('2026')
    pass(25_000)
    expect([await hit(), await hit()]).toEqual(['2026', '2026'])
    expect(asked).toHaveLength(2)
    at(1).respond('2027')
    await settled()
    expect(await hit()).toBe('2027')
  })

  test('is refreshed within a bound of simultaneous renders', async () => {
    const { known, hit, asked, pass } = createTestPageCache({ freshMs: 25_000, refreshesMax: 2 })
    for (const key of ['/a', '/b', '/c', '/d']) await known('page', key)
    pass(25_000)
    for (const key of ['/a', '/b', '/c', '/d']) expect(await hit(key)).toBe('page')
    expect(asked).toHaveLength(6)
  })

  test('is retained if the refresh fails', async () => {
    const { known, hit, at, pass, events } = createTestPageCache({ freshMs: 25_000 })
    await known('page')
    pass(25_000)
    await hit()
    at(1).fail()
    await settled()
    expect(await hit()).toBe('page')
    expect(events).toEqual([])
  })

  test('is rendered again if a change arrives during its refresh', async () => {
    const { cache, known, hit, at, pass } = createTestPageCache({ freshMs: 25_000 })
    await known('old')
    pass(25_000)
    await hit()
    cache.invalidate(['s1:faq'])
    at(1).respond('made from what was before')
    await settled()
    expect(await hit()).toBeUndefined()
  })
})
