import { expect, test } from 'vitest'
import { hasLongWord } from './hasLongWord.ts'

test.each([
  [['One', '17:00', null], false],
  [['Mobile money'], false],
  [['Card', 'Bank transfer'], true],
])('hasLongWord of %j is %s', (titles, expected) => {
  expect(hasLongWord(titles)).toBe(expected)
})
