import { expect, test } from 'vitest'
import { isAppPath } from './Anchor.tsx'

test.each([
  ['/', true],
  ['/services/collections', true],
  ['/terms-and-conditions#privacy-policy', true],
  ['/lakeside', true],
  ['/lake/files/local/production/a.pdf', false],
  ['/studio', false],
  ['/articles/feed.xml', false],
  ['/services?version=1.2', true],
  ['//evil.example/', false],
  ['https://docs.nsaa.example/', false],
  ['mailto:support@nsaa.example', false],
  ['#features', false],
])('%s is a page of this site: %s', (href, expected) => {
  expect(isAppPath(href)).toBe(expected)
})
