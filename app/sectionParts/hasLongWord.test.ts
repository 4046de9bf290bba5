import { expect, test } from 'vitest'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from './hasLongWord.ts'

test.each([
  ['Mobile money', 6, false],
  ['Mobile money', 5, true],
  ['Bank transfer', 6, true],
  ['Mobile money', THIRD_COLUMN_CHARACTERS_MAX, false],
  ['Reconciliation', THIRD_COLUMN_CHARACTERS_MAX, true],
  [null, 3, false],
])('hasLongWord of the title %j is, with at most %i characters, %s', (title, max, expected) => {
  expect(hasLongWord([{ title: 'One' }, { title }], max)).toBe(expected)
})
