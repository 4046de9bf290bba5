import { expect, test } from 'vitest'
import { resolveLimits } from '../core/limits.ts'
import { Budget } from './budget.ts'
import { compileTextPattern } from './textQuery.ts'

test.each([
  ['words', 'word '],
  ['phrases', '"word" '],
  ['excluded words', '-drow '],
])('text query, many %s in a long text, is stopped when the time is up', (_, term) => {
  const text = 'word '.repeat(200_000)
  const readsOf = (pattern: string) => {
    let reads = 0
    const budget = new Budget(resolveLimits(), () => reads++ && 0, 0)
    compileTextPattern(pattern, budget)(text, budget)
    return reads
  }
  expect(readsOf(term.repeat(64))).toBeGreaterThan(readsOf(term) + 62)
})

test('text query, a word inside of many longer ones, is stopped when the time is up', () => {
  let reads = 0
  const budget = new Budget(resolveLimits(), () => reads++ && 0, 0)
  const matches = compileTextPattern('a', budget)
  expect(matches('a'.repeat(400_000), budget)).toBe(false)
  expect(reads).toBeGreaterThan(40)
})
