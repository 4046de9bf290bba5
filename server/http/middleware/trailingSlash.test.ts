import { expect, test } from 'vitest'
import { withoutTrailingSlash } from './trailingSlash.ts'

test.each([
  ['/', undefined],
  ['/?a=/', undefined],
  ['/about', undefined],
  ['/about?next=/x/', undefined],
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/payouts/bulk-pay///', '/payouts/bulk-pay'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/?x', '/evil.example?x'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
])('the redirect of a trailing slash, %s', (target, expected) => {
  expect(withoutTrailingSlash(target)).toBe(expected)
})
