import { expect, test } from 'vitest'
import { wrapIndex } from './wrapIndex.ts'

test.each([
  [0, 2, 0],
  [2, 2, 0],
  [-1, 2, 1],
  [-1, 3, 2],
  [7, 3, 1],
  [-7, 3, 2],
])('%d in a ring of %d is %d', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected)
})
