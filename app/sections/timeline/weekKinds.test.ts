import { expect, test } from 'vitest'
import { weekKinds } from './weekKinds.ts'

test('a year in the middle has past weeks, one with an entry among them, coming weeks and the last', () => {
  expect(weekKinds({ weeks: 6, weeksOver: 3, entryWeeks: [2, 5] })).toEqual([
    'past',
    'entry',
    'past',
    'coming',
    'coming',
    'last',
  ])
})

test('a year that is over, and one that has not begun', () => {
  expect(weekKinds({ weeks: 2, weeksOver: 9, entryWeeks: [] })).toEqual(['past', 'last'])
  expect(weekKinds({ weeks: 2, weeksOver: 0, entryWeeks: [1] })).toEqual(['coming', 'last'])
})
