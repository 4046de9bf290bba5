import { describe, expect, test } from 'vitest'
import { Store } from './store.ts'

const item = (tags: string[], bytes = 10) => ({
  dependencies: { tags, anything: tags.length === 0, lastKnown: false, incomplete: false },
  bytes,
})
const keys = (found: [string, unknown][]) => found.map(([key]) => key).sort()

describe('store of the page cache', () => {
  test('evicts the least recently used entry when there are too many', () => {
    const store = new Store({ entriesMax: 2, bytesMax: 1_000 })
    store.set('/a', item(['a']))
    store.set('/b', item(['b']))
    store.get('/a')
    store.set('/c', item(['c']))
    expect([store.peek('/a'), store.peek('/b'), store.peek('/c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
    expect(store.byTag(['b'])).toEqual([])
  })

  test('evicts until the bytes fit', () => {
    const store = new Store({ entriesMax: 10, bytesMax: 100 })
    store.set('/a', item(['a'], 60))
    store.set('/b', item(['b'], 60))
    expect([store.count, store.bytes]).toEqual([1, 60])
  })

  test('does not store an entry that is larger than the whole cache', () => {
    const store = new Store({ entriesMax: 10, bytesMax: 100 })
    store.set('/a', item(['a'], 101))
    expect([store.count, store.byTag(['a']).length]).toEqual([0, 0])
  })

  test('finds entries by tag, and untagged entries for any tag', () => {
    const store = new Store({ entriesMax: 10, bytesMax: 1_000 })
    store.set('/a', item(['x', 'y']))
    store.set('/b', item(['y']))
    store.set('/any', item([]))
    expect(keys(store.byTag(['x']))).toEqual(['/a', '/any'])
    expect(keys(store.byTag(['none']))).toEqual(['/any'])
    expect(keys(store.byTag('all'))).toEqual(['/a', '/any', '/b'])
  })

  test('forgets the tags of an entry that was replaced', () => {
    const store = new Store({ entriesMax: 10, bytesMax: 1_000 })
    store.set('/a', item(['old']))
    store.set('/a', item(['new']))
    expect([keys(store.byTag(['old'])), keys(store.byTag(['new']))]).toEqual([[], ['/a']])
  })

  test('accounts for an entry that has shrunk', () => {
    const store = new Store({ entriesMax: 10, bytesMax: 1_000 })
    const shrinking = { ...item(['a'], 90) }
    store.set('/a', shrinking)
    shrinking.bytes = 30
    store.resize('/a')
    expect([store.bytes, keys(store.byTag(['a']))]).toEqual([30, ['/a']])
  })
})
