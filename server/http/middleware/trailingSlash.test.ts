import { expect, test } from 'vitest'
import { fastestMs } from '../../../tests/fastestMs.ts'
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

test('the redirect of a path with thousands of slashes is found in linear time', async () => {
  const slashes = '/'.repeat(8_000)
  const ordinary = `/${'a'.repeat(slashes.length)}/`
  const hostile = `/a${slashes}b/`
  expect(withoutTrailingSlash(hostile)).toBe(`/a${slashes}b`)
  const ordinaryMs = await fastestMs(() => withoutTrailingSlash(ordinary))
  expect(await fastestMs(() => withoutTrailingSlash(hostile))).toBeLessThan(200 * ordinaryMs)
})
