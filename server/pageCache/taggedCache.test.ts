import { describe, expect, test } from 'vitest'
import { TaggedCache } from './taggedCache.ts'

const item = (tags: string[], bytes = 10) => ({
  dependencies: { tags, dependsOnAll: tags.length === 0, mayBeOutdated: false, incomplete: false },
  bytes,
})
const keys = (found: [string, unknown][]) => found.map(([key]) => key).sort()

describe('tagged cache', () => {
  test('evicts the least recently used entry when there are too many', () => {
    const cache = new TaggedCache({ entriesMax: 2, bytesMax: 1_000 })
    cache.set('/a', item(['a']))
    cache.set('/b', item(['b']))
    cache.get('/a')
    cache.set('/c', item(['c']))
    expect([cache.peek('/a'), cache.peek('/b'), cache.peek('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
    expect(cache.byTag(['b'])).toEqual([])
  })

  test('evicts until the bytes fit', () => {
    const cache = new TaggedCache({ entriesMax: 10, bytesMax: 100 })
    cache.set('/a', item(['a'], 60))
    cache.set('/b', item(['b'], 60))
    expect([cache.count, cache.bytes]).toEqual([1, 60])
  })

  test('does not store an entry that is larger than the whole cache', () => {
    const cache = new TaggedCache({ entriesMax: 10, bytesMax: 100 })
    cache.set('/a', item(['a'], 101))
    expect([cache.count, cache.byTag(['a']).length]).toEqual([0, 0])
  })

  test('finds entries by tag, and untagged entries for any tag', () => {
    const cache = new TaggedCache({ entriesMax: 10, bytesMax: 1_000 })
    cache.set('/a', item(['x', 'y']))
    cache.set('/b', item(['y']))
    cache.set('/any', item([]))
    expect(keys(cache.byTag(['x']))).toEqual(['/a', '/any'])
    expect(keys(cache.byTag(['none']))).toEqual(['/any'])
    expect(keys(cache.byTag('all'))).toEqual(['/a', '/any', '/b'])
  })

  test('forgets the tags of an entry that was replaced', () => {
    const cache = new TaggedCache({ entriesMax: 10, bytesMax: 1_000 })
    cache.set('/a', item(['old']))
    cache.set('/a', item(['new']))
    expect([keys(cache.byTag(['old'])), keys(cache.byTag(['new']))]).toEqual([[], ['/a']])
  })

  test('accounts for an entry that has shrunk', () => {
    const cache = new TaggedCache({ entriesMax: 10, bytesMax: 1_000 })
    const shrinking = { ...item(['a'], 90) }
    cache.set('/a', shrinking)
    shrinking.bytes = 30
    cache.resize('/a')
    expect([cache.bytes, keys(cache.byTag(['a']))]).toEqual([30, ['/a']])
  })
})
