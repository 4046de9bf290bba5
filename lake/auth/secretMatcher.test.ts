import { expect, test } from 'vitest'
import { secretMatcher } from './secretMatcher.ts'

test.each([
  ['the secret', 'sesame', true],
  ['another one of equal length', 'sesamo', false],
  ['a longer one', 'sesame!', false],
  ['an empty one', '', false],
])('a comparison with %s', (_, candidate, matches) => {
  expect(secretMatcher('sesame')(candidate)).toBe(matches)
})
