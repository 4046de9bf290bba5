import { describe, expect, test } from 'vitest'
import { clientOver } from '../../tests/content/clientOver.ts'
import { clientWith } from '../../tests/content/clientWith.ts'
import { fixedPath, freePath, isSitePath, redirectedInRelease, wellFormedPath } from './sitePath.ts'

const stamps = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

test.each(['/', '/contact-us', '/services/sms', '/404'])('%s is a path', (path) => {
  expect(isSitePath(path)).toBe(true)
})

test.each([
  '',
  'contact-us',
  '/contact-us/',
  '//evil.example',
  '/Contact',
  '/a b',
  '/a?b',
  '/a--b',
  '/a/../b',
  '/ɛ',
])('%j is not a path', (path) => {
  expect(isSitePath(path)).toBe(false)
})

test.each([
  '/studio',
  '/lake/visits',
  '/preview',
  '/healthz',
  '/page-updates',
  '/gallery',
  '/articles/page/2',
])('%s is the website’s own, and that is said', (path) => {
  expect(wellFormedPath(path)).toMatch(/^\/[a-z0-9/-]+ is reserved by the website\. /)
})

test.each([undefined, '/', '/studios', '/lakeside', '/products/studio', '/gallery/shops'])(
  '%s is free',
  (path) => {
    expect(wellFormedPath(path)).toBe(true)
  },
)

test.each([
  ['/', '/welcome', /^The website needs a page at \/\. /],
  ['/404', '/lost', /^The website needs a page at \/404\. /],
  ['/articles', '/news', /^The website needs a page at \/articles\. /],
  ['/404', '/404', /^true$/],
  ['/pricing', '/prices', /^true$/],
  [null, '/prices', /^true$/],
])(
  'the path of the page published at %s is %s in a release: validation returns %s',
  async (...given) => {
    const [published, path, result] = given
    const client = clientWith((searchParams) =>
      searchParams.get('$id') === '"page"' ? published : null,
    )
    const document = { _id: 'versions.spring.page', _type: 'page', _rev: '1' }
    const context = { document: { ...document, ...stamps }, getClient: () => client }
    expect(String(await fixedPath(path, context))).toMatch(result)
  },
)

describe('a path of two documents', () => {
  const original = { _id: 'payouts', _type: 'page', path: '/payouts' }
  const duplicate = { ...original, _id: 'drafts.copy' }

  /** @returns the result of the validation of the document with this id */
  const judge = (id: string, dataset: readonly object[]) => {
    const document = { _id: id, _type: 'page', _rev: '1', ...stamps }
    return freePath('/payouts', { document, getClient: () => clientOver(dataset) })
  }

  test.each(['payouts', 'drafts.payouts', 'versions.spring.payouts'])(
    'is free for %s, published there, while the other one is a draft',
    async (id) => {
      expect(await judge(id, [original, duplicate])).toBe(true)
    },
  )

  test.each([
    ['the duplicate', 'drafts.copy', [original, duplicate]],
    ['the second of two drafts', 'drafts.payouts', [duplicate]],
    ['a page next to a published one', 'payouts', [original, { ...original, _id: 'copy' }]],
    [
      'a version next to another of its release',
      'versions.spring.payouts',
      [original, { ...original, _id: 'versions.spring.copy' }],
    ],
  ])('is taken for %s', async (_, id, dataset) => {
    expect(await judge(id, dataset)).toContain('Another page already uses the path /payouts')
  })
})

describe('a path that changes in a release', () => {
  const published = { _id: 'study', _type: 'page', path: '/study' }
  const redirect = { _id: 'old', _type: 'redirect', source: '/study', destination: '/studies' }

  /** @returns the result of the validation of the path in the document with this id */
  const judge = (id: string, path: string, others: readonly object[] = []) => {
    const document = { _id: id, _type: 'page', _rev: '1', ...stamps }
    const client = clientOver([published, ...others])
    return redirectedInRelease(path, { document, getClient: () => client })
  }

  test.each([
    ['no redirect', []],
    ['the draft of a redirect', [{ ...redirect, _id: 'drafts.old' }]],
    ['a redirect in another release', [{ ...redirect, _id: 'versions.autumn.old' }]],
  ])('is marked with %s from the old path', async (_, others) => {
    expect(await judge('versions.spring.study', '/studies', others)).toBe(
      'Only “Publish” creates a redirect from /study. In a release, add one under Redirects.',
    )
  })

  test.each([
    ['a redirect in the release', { ...redirect, _id: 'versions.spring.old' }],
    ['a published redirect', redirect],
    ['a page of the release there', { ...published, _id: 'versions.spring.other' }],
  ])('is accepted with %s', async (_, other) => {
    expect(await judge('versions.spring.study', '/studies', [other])).toBe(true)
  })

  test.each([
    ['the published path in a release', 'versions.spring.study', '/study'],
    ['a new path of a draft', 'drafts.study', '/studies'],
    ['the path of a page that is not published', 'versions.spring.new', '/new'],
  ])('is no matter for %s', async (_, id, path) => {
    expect(await judge(id, path)).toBe(true)
  })
})
