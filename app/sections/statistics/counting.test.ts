import { describe, expect, test } from 'vitest'
import { COUNT_STEPS, countedValue } from './counting.ts'

const allSteps = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => step)

describe('a count', () => {
  test.each([30, 50, 40, 1, 7.5])(
    'of %d starts at nothing and ends at the exact number',
    (target) => {
      expect(Number(countedValue(target, 0))).toBe(0)
      expect(countedValue(target, COUNT_STEPS)).toBe(String(target))
    },
  )

  test.each([30, 1, 1234])('of %d never goes back', (target) => {
    const shown = allSteps.map((step) => Number(countedValue(target, step)))
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  })

  test('shows whole numbers, and tenths only of numbers below ten', () => {
    expect(countedValue(50, 33)).toBe('17')
    expect(countedValue(1, 33)).toBe('0.3')
  })
})
