import { expect, test } from 'vitest'
import { dragEnd } from './drag.ts'

test.each([
  [0, 'dismiss'],
  [-4, 'dismiss'],
  [40, 'stay'],
  [-79, 'stay'],
  [80, 'dismiss'],
  [-200, 'dismiss'],
])('a toast released after %i px: %s', (movedPx, expected) => {
  expect(dragEnd(movedPx)).toBe(expected)
})
