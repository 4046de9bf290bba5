import { expect, test } from 'vitest'
import { weekKinds } from './weekKinds.ts'

test('a year in the middle: weeks over, a loan among them, weeks to come, the share-out', () => {
  expect(weekKinds({ weeks: 6, weeksHeld: 3, loanWeeks: [2, 5] })).toEqual([
    'held',
    'loan',
    'held',
    'toCome',
    'toCome',
    'shareOut',
  ])
})

test('a year that is over, and one that has not begun', () => {
  expect(weekKinds({ weeks: 2, weeksHeld: 9, loanWeeks: [] })).toEqual(['held', 'shareOut'])
  expect(weekKinds({ weeks: 2, weeksHeld: 0, loanWeeks: [1] })).toEqual(['toCome', 'shareOut'])
})
