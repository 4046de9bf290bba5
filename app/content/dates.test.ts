import { expect, test } from 'vitest'
import { ordinalDate } from './dates.ts'

test.each([
  ['2023-09-15', '15th September 2023'],
  ['2024-01-01', '1st January 2024'],
  ['2024-02-02', '2nd February 2024'],
  ['2024-03-23', '23rd March 2024'],
  ['2024-12-11', '11th December 2024'],
  ['2024-12-12', '12th December 2024'],
  ['2024-12-13', '13th December 2024'],
  ['2024-10-31', '31st October 2024'],
])('%s is written %s', (isoDate, expected) => {
  expect(ordinalDate(isoDate)).toBe(expected)
})

test.each([
  null,
  undefined,
  '',
  '2023-13-01',
  '2023-00-10',
  '2023-01-32',
  '15 September',
  '2023-9-5',
])('%s is not a date', (value) => {
  expect(ordinalDate(value)).toBeUndefined()
})
