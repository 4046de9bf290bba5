import { expect, test } from 'vitest'
import { resolveLimits } from '../core/datasetLimits.ts'
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

/** Of one character that normalization replaces by 18. */
const EXPANDING = 'ﷺ'.repeat(300_000)
const documentOf = (text: string) => ({ _id: 'one', _rev: 'r', text })

test('text query, a text that normalization lengthens, is searched up to the longest string', () => {
  const budget = new Budget(resolveLimits(), () => 0, 0)
  const finds = (word: string, text: string) => compileTextPattern(word, budget)(text, budget)
  expect(finds('zebra', `zebra ${EXPANDING}`)).toBe(true)
  expect(finds('zebra', `${EXPANDING} zebra`)).toBe(false)
})

test('text query, a long text with an accent at any place, finds its words', () => {
  const budget = new Budget(resolveLimits(), () => 0, 0)
  const finds = (word: string, text: string) => compileTextPattern(word, budget)(text, budget)
  const before = 'x '.repeat(32 * 1024)
  for (const word of ['Épargne', 'e\u0301pargne', '𝔈pargne'])
    for (let cut = 0; cut < 4; cut += 1)
      expect(finds('epargne', `${before.slice(cut)}${word} y`), `${word} ${cut}`).toBe(true)
})

test('text query, texts of more documents than the cache has room for, are normalized again', () => {
  const pattern = compileTextPattern('zebra', new Budget(resolveLimits(), () => 0, 0))
  const readsOf = (document: object) => {
    let reads = 0
    const budget = new Budget(resolveLimits(), () => reads++ && 0, 0)
    pattern(document, budget)
    return reads
  }
  const first = documentOf(EXPANDING)
  const initial = readsOf(first)
  const cached = readsOf(first)
  expect(cached).toBeLessThan(initial)
  for (let count = 0; count < 9; count += 1) readsOf(documentOf(EXPANDING))
  expect(readsOf(first)).toBe(initial)
})
