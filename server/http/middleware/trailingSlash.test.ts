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

test('a long run of slashes inside a path takes about as long as the same number of segments', () => {
  const slashes = 10_000
  const run = `/x${'/'.repeat(slashes)}x/`
  const segments = `${'/x'.repeat(slashes)}/`
  expect(withoutTrailingSlash(run)).toBe(run.slice(0, -1))
  // Quadratic time is a thousand times as long.
  expect(fastestMs(run)).toBeLessThan(fastestMs(segments) * 50)
})

function fastestMs(target: string): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    withoutTrailingSlash(target)
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
