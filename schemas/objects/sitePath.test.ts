import { expect, test } from 'vitest'
import { isSitePath, wellFormedPath } from './sitePath.ts'

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

test.each(['/studio', '/lake/visits', '/preview', '/healthz', '/page-updates', '/gallery'])(
  '%s is the website’s own, and that is said',
  (path) => {
    expect(wellFormedPath(path)).toMatch(/^\/[a-z-]+ is reserved by the website\. /)
  },
)

test.each([undefined, '/', '/studios', '/lakeside', '/products/studio', '/gallery/shops'])(
  '%s is free',
  (path) => {
    expect(wellFormedPath(path)).toBe(true)
  },
)
