import { beforeEach, expect, test } from 'vitest'
import { createKnownPaths, type KnownPaths } from './knownPaths.ts'

let answer: { pages: string[]; moved: string[] }
let reads: number
let known: KnownPaths
beforeEach(() => {
  answer = { pages: ['/about-us'], moved: ['/old'] }
  reads = 0
  known = createKnownPaths(
    {
      async read() {
        reads += 1
        return { data: answer }
      },
    },
    new Set(['/sitemap.xml']),
  )
})

test('knows pages, addresses they have moved from and routes that are code', async () => {
  for (const path of ['/about-us', '/old', '/sitemap.xml', '/404']) {
    expect(await known.has(path), path).toBe(true)
  }
  expect(await known.has('/nowhere')).toBe(false)
})

test('a page that was there costs no second question, one that was not does', async () => {
  await known.has('/about-us')
  await known.has('/about-us')
  expect(reads).toBe(1)
  answer = { pages: ['/about-us', '/new'], moved: [] }
  expect(await known.has('/new')).toBe(true)
})

test('what has gone is forgotten once it is renewed', async () => {
  await known.has('/about-us')
  answer = { pages: [], moved: [] }
  known.renew()
  await Promise.resolve()
  expect(await known.has('/about-us')).toBe(false)
})

test('says so when content cannot be asked, and renewing fails in silence', async () => {
  const silent = createKnownPaths({ read: () => Promise.reject(new Error('away')) }, new Set())
  silent.renew()
  expect(await silent.has('/about-us')).toBeUndefined()
})
