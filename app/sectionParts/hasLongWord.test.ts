import { expect, test } from 'vitest'
import { hasLongWord, hasWideWord } from './hasLongWord.ts'

test.each([
  ['Mobile money', 6, false],
  ['Mobile money', 5, true],
  ['Bank transfer', 6, true],
  [null, 3, false],
])('hasLongWord of the title %j is, with at most %i characters, %s', (title, max, expected) => {
  expect(hasLongWord([{ title: 'One' }, { title }], max)).toBe(expected)
})

test.each([
  ['Mobile money', false],
  ['Reconciliation', true],
])('hasWideWord of the title %j is %s', (title, expected) => {
  expect(hasWideWord([{ title: 'One' }, { title }])).toBe(expected)
})
