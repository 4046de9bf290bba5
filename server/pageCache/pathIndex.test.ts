import { beforeEach, describe, expect, test } from 'vitest'
import { createPathIndex, type PathIndex } from './pathIndex.ts'

let result: { pages: unknown; moved: unknown; articles: number }
let reads: number
let known: PathIndex
beforeEach(() => {
  result = { pages: ['/about-us'], moved: ['/old'], articles: 0 }
  reads = 0
  known = createPathIndex(
    {
      async read() {
        reads += 1
        return { data: result }
      },
    },
    new Set(['/sitemap.xml']),
  )
})

describe('the path index', () => {
  test('contains pages, redirects and routes that are code', async () => {
    for (const path of ['/about-us', '/old', '/sitemap.xml', '/404']) {
      expect(await known.has(path), path).toBe(true)
    }
    expect(await known.has('/nowhere')).toBe(false)
  })

  test('has the other paths if one document has a path that is no text', async () => {
    result = { pages: ['/about-us', null], moved: [5, '/old'], articles: 0 }
    expect(await known.has('/about-us')).toBe(true)
    expect(await known.has('/old')).toBe(true)
  })

  test('a known path needs no query, an unknown one does', async () => {
    await known.has('/about-us')
    await known.has('/about-us')
    expect(reads).toBe(1)
    result = { pages: ['/about-us', '/new'], moved: [], articles: 0 }
    expect(await known.has('/new')).toBe(true)
  })

  test('a removed path is unknown after the next refresh', async () => {
    await known.has('/about-us')
    result = { pages: [], moved: [], articles: 0 }
    known.refresh()
    await Promise.resolve()
    expect(await known.has('/about-us')).toBe(false)
  })

  test('reports that content is unavailable, and a failing refresh throws nothing', async () => {
    const silent = createPathIndex(
      { read: () => Promise.reject(new Error('unreachable')) },
      new Set(),
    )
    silent.refresh()
    expect(await silent.has('/about-us')).toBeUndefined()
  })

  test.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [45, 3],
  ])('has the pages that a list of %i articles has: %i', async (articles, last) => {
    result = { pages: [], moved: [], articles }
    for (let number = 2; number <= last; number++) {
      expect(await known.has(`/articles/page/${number}`)).toBe(true)
    }
    expect(await known.has(`/articles/page/${last + 1}`)).toBe(false)
  })
})
