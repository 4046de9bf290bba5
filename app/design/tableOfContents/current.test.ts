import { expect, test } from 'vitest'
import { currentIndex } from './current.ts'

test.each([
  ['nothing to read', [], -1],
  ['before the first heading', [400, 900], 0],
  ['a heading exactly on the line', [-300, 120, 800], 1],
  ['between two headings', [-300, 40, 800], 1],
  ['past the last heading', [-900, -500], 1],
])('the current entry, %s', (_where, topsPx, expected) => {
  expect(currentIndex(topsPx, 120)).toBe(expected)
})
