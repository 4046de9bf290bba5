import { expect, test } from 'vitest'
import { printedAmount, sumCedis } from './amounts.ts'

test('amounts are printed with two decimals and grouped thousands', () => {
  expect(printedAmount(2480)).toBe('2,480.00')
  expect(printedAmount(6.9)).toBe('6.90')
  expect(printedAmount(null)).toBe('0.00')
})

test('sums are exact to the pesewa', () => {
  expect(sumCedis([24.8, 6.9, 30.96, 28.2])).toBe(90.86)
  expect(sumCedis([0.1, 0.2])).toBe(0.3)
  expect(sumCedis([1.1, null, 2.2])).toBe(3.3)
  expect(sumCedis([])).toBe(0)
})
