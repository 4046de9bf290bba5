import { describe, expect, test } from 'vitest'
import { COUNT_STEPS, countedValue } from './counting.ts'

const allSteps = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => step)

describe('a count', () => {
  test.each([30, 50, 40, 1])(
    'a count to %d starts at one and ends at the exact number',
    (target) => {
      expect(countedValue(target, 0)).toBe(1)
      expect(countedValue(target, COUNT_STEPS)).toBe(target)
    },
  )

  test.each([30, 1, 0, 999])(
    'a count to %d never goes back and never past the number',
    (target) => {
      const shown = allSteps.map((step) => countedValue(target, step))
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      expect(Math.max(...shown)).toBe(target)
    },
  )

  test('goes in even steps of whole numbers', () => {
    expect([0, 10, 50, 99].map((step) => countedValue(50, step))).toEqual([1, 5, 25, 50])
  })
})
