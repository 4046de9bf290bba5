import { Path } from 'groq-js'
import { expect, test } from 'vitest'
import { resolveLimits } from '../core/datasetLimits.ts'
import { Budget } from './budget.ts'
import { pathMatcher, wordMatcher } from './wildcards.ts'

const budget = () => new Budget(resolveLimits(), () => 0, 0)

const letters = ['a', 'B', 'é', 'É', 'ß', 'ſ', 'ı', 'K', 'ǆ', '.', '*', '1', "'"]
const words = letters.flatMap((one) =>
  letters.flatMap((two) => ['', 'a', '*'].map((end) => one + two + end)),
)

test('word matcher, any pattern, accepts what the regular expression of groq-js accepts', () => {
  const texts = words.filter((word) => !word.includes('*'))
  for (const pattern of words) {
    const matches = wordMatcher(pattern)
    const expression = new RegExp(`^${pattern.replaceAll('*', '.*')}$`, 'i')
    const differing = texts.filter((text) => matches(text, budget()) !== expression.test(text))
    expect(differing, pattern).toEqual([])
  }
})

test('path matcher, any pattern, accepts what groq-js accepts', () => {
  const segments = ['a', 'drafts', '*', '**', '', 'b+']
  const patterns = segments.flatMap((one) =>
    segments.flatMap((two) => [one, `${one}.${two}`, `${one}.${two}.b`]),
  )
  const texts = ['a', 'drafts.a', 'drafts.a.b', 'aud-1', 'a..b', '', 'b+.b+.b', 'a.b+', '.']
  for (const pattern of patterns) {
    const matches = pathMatcher(pattern)
    for (const text of texts)
      expect(matches(text, budget()), `${text} ${pattern}`).toBe(new Path(pattern).matches(text))
  }
})

test('word matcher, a text that nearly matches many wildcards, takes linear time', () => {
  let steps = 0
  const counting = new Budget(resolveLimits(), () => steps++, 0)
  expect(wordMatcher('a*a*a*a*b')('a'.repeat(100_000), counting)).toBe(false)
  expect(steps).toBeLessThan(50)
})
