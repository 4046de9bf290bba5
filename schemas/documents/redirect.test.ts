import { expect, test } from 'vitest'
import { clientOver } from '../../tests/content/clientOver.ts'
import { fetchFrom } from '../../tests/content/fetchFrom.ts'
import { isSourceTaken, redirectLoop, wellFormedSource, withoutLoop, withPath } from './redirect.ts'

test('a redirect that leaves the redirects ends', () => {
  const others = [{ source: '/b', destination: 'https://docs.nsaa.example/' }]
  expect(redirectLoop({ source: '/a', destination: '/b?from=a' }, others)).toBeUndefined()
})

test('a redirect to itself, with a fragment or not, is a loop', () => {
  expect(redirectLoop({ source: '/a', destination: '/a#top' }, [])).toEqual(['/a', '/a'])
})

test.each([
  ['/a/', []],
  ['/a//?from=a#top', []],
  ['/b/', [{ source: '/b', destination: '/a' }]],
])('a redirect from /a to %s is a loop despite the trailing slash', (destination, others) => {
  expect(redirectLoop({ source: '/a', destination }, others)?.at(-1)).toBe('/a')
})

test('a loop over several redirects is detected', () => {
  const others = [
    { source: '/b', destination: '/c' },
    { source: '/c', destination: '/a' },
  ]
  expect(redirectLoop({ source: '/a', destination: '/b' }, others)).toEqual([
    '/a',
    '/b',
    '/c',
    '/a',
  ])
})

test('an unsaved edit replaces the stored redirect', () => {
  const others = [{ source: '/a', destination: '/a' }]
  expect(redirectLoop({ source: '/a', destination: '/b' }, others)).toBeUndefined()
})

test('an anchor alone is no destination, because it leads to the redirect again', () => {
  expect(withPath('#features')).toContain('path before the anchor')
  expect([withPath('/a#features'), withPath(undefined)]).toEqual([true, true])
})

test('a source is free in a release that moves the page away from it', async () => {
  const page = { _id: 'about', _type: 'page', path: '/about' }
  const moved = { ...page, _id: 'versions.winter.about', path: '/company' }
  const source = { path: '/about', id: 'versions.winter.r1' }
  expect(await isSourceTaken(source, fetchFrom([page, moved]))).toBe(false)
  expect(await isSourceTaken(source, fetchFrom([page]))).toBe(true)
  expect(await isSourceTaken({ ...source, id: 'drafts.r1' }, fetchFrom([page, moved]))).toBe(true)
})

test('a source is free for its published redirect while a duplicate is a draft, and not for the duplicate', async () => {
  const original = { _id: 'r1', _type: 'redirect', source: '/old' }
  const both = [original, { ...original, _id: 'drafts.r2' }]
  const isTaken = (id: string, dataset: readonly object[]) =>
    isSourceTaken({ path: '/old', id }, fetchFrom(dataset))
  expect(await isTaken('drafts.r1', both)).toBe(false)
  expect(await isTaken('drafts.r2', both)).toBe(true)
  expect(await isTaken('drafts.r1', [...both, { ...original, _id: 'r2' }])).toBe(true)
})

test.each([
  undefined,
  '/payouts/payouts-api',
  '/old.html',
  '/Old-Page',
  '/old_page',
  '/%C3%BCber-uns',
])('%s can be redirected', (source) => expect(wellFormedSource(source)).toBe(true))

test.each([
  ['/', /^The home page cannot be redirected/],
  ['/studio/x', /^\/studio is reserved/],
  ['/old?id=1', /^Leave out \? and #/],
  ['/old#top', /^Leave out \? and #/],
  ['/old/', /^Leave out the slash at the end/],
  ['/über-uns', /: \/%C3%BCber-uns$/],
  ['/old page', /: \/old%20page$/],
  ['/a/../b', /: \/b$/],
  ['old', /^Start with a slash/],
  ['//evil.example', /^Start with a slash/],
  ['https://nsaa.example/old', /^Start with a slash/],
  ['/\u202Eold', /^Enter the path as browsers request it/],
])('%s cannot be redirected, and the message says why', (source, message) => {
  expect(wellFormedSource(source)).toMatch(message)
})

test('a loop is found on a site with more than 500 redirects', async () => {
  const others = Array.from({ length: 600 }, (_, index) => ({
    _id: `r${index}`,
    _type: 'redirect',
    source: `/old-${index}`,
    destination: '/a',
  }))
  const stamps = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
  const document = { _id: 'drafts.new', _type: 'redirect', _rev: '1', ...stamps, source: '/a' }
  const context = { document, getClient: () => clientOver(others) }
  expect(await withoutLoop('/old-599', context)).toContain('/a → /old-599 → /a')
  expect(await withoutLoop('/elsewhere', context)).toBe(true)
})
