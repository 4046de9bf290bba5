import { expect, test } from 'vitest'
import { clientWith } from '../../tests/content/clientWith.ts'
import { fixedPath, isSitePath, wellFormedPath } from './sitePath.ts'

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
    const stamps = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
    const context = { document: { ...document, ...stamps }, getClient: () => client }
    expect(String(await fixedPath(path, context))).toMatch(result)
  },
)
