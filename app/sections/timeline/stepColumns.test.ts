import { expect, test } from 'vitest'
import { stepColumns } from './stepColumns.ts'

const columnsOf = (...days: (number | null)[]) =>
  stepColumns(days.map((at) => ({ at }))).map(({ from, to }) => [from, to])

test('a step reaches from its own day to the next step, the last one to the end', () => {
  expect(columnsOf(1, 5, 12, 20)).toEqual([
    [1, 5],
    [5, 12],
    [12, 16],
    [16, 21],
  ])
})

test('a step a few days before the next one is as wide as its text needs', () => {
  expect(columnsOf(1, 3, 5, 20)).toEqual([
    [1, 6],
    [3, 8],
    [5, 16],
    [16, 21],
  ])
  expect(columnsOf(1, 18, 20)).toEqual([
    [1, 16],
    [16, 21],
    [16, 21],
  ])
})

test('a strip of fewer than five days, steps of one day, and a missing day are drawn', () => {
  expect(columnsOf(1, 1, 2)).toEqual([
    [1, 2],
    [1, 2],
    [2, 3],
  ])
  expect(columnsOf(null, null)).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(columnsOf()).toEqual([])
})
