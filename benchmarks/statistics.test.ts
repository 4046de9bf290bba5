import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test('percentiles are measured values, by nearest rank', () => {
  const values = [50, 10, 40, 20, 30]
  expect(percentile(values, 0)).toBe(10)
  expect(percentile(values, 0.2)).toBe(10)
  expect(percentile(values, 0.21)).toBe(20)
  expect(percentile(values, 0.95)).toBe(50)
  expect(percentile(values, 1)).toBe(50)
  expect(values).toEqual([50, 10, 40, 20, 30])
})

test('the median of an even number of values is the lower of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})
