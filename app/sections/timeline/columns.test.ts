import { expect, test } from 'vitest'
import { weekColumns } from './columns.ts'

test('every week has a column, and bars are in proportion', () => {
  const columns = weekColumns(3, [
    { at: 1, value: 1230, thread: 'indigo' },
    { at: 3, value: 2460, thread: null },
  ])
  expect(columns).toEqual([
    { week: 1, paid: { amount: '1,230', heightPercent: 39, thread: 'indigo' } },
    { week: 2 },
    { week: 3, paid: { amount: '2,460', heightPercent: 78, thread: 'signal' } },
  ])
})

test('payments outside the weeks, or of nothing, are not drawn', () => {
  const payments = [
    { at: 9, value: 10, thread: null },
    { at: 1, value: null, thread: null },
  ]
  expect(weekColumns(2, payments)).toEqual([{ week: 1 }, { week: 2 }])
})

test('payments of one week are one bar with their sum', () => {
  const payments = [
    { at: 1, value: 100, thread: null },
    { at: 1, value: 50, thread: null },
    { at: 2, value: 75, thread: null },
  ]
  expect(weekColumns(2, payments).map(({ paid }) => paid)).toEqual([
    { amount: '150', heightPercent: 78, thread: 'signal' },
    { amount: '75', heightPercent: 39, thread: 'signal' },
  ])
})

test('the largest sum has the highest bar, also if it is below one cedi', () => {
  const payments = [
    { at: 1, value: 0.2, thread: null },
    { at: 2, value: 0.4, thread: null },
  ]
  const heights = weekColumns(2, payments).map(({ paid }) => paid?.heightPercent)
  expect(heights).toEqual([39, 78])
})

test('an amount has two decimals unless it is whole', () => {
  const amounts = weekColumns(3, [
    { at: 1, value: 1250.5, thread: null },
    { at: 2, value: 0.1, thread: null },
    { at: 2, value: 0.2, thread: null },
    { at: 3, value: 1250, thread: null },
  ]).map(({ paid }) => paid?.amount)
  expect(amounts).toEqual(['1,250.50', '0.30', '1,250'])
})

test('the smallest amount still has a bar', () => {
  const payments = [
    { at: 1, value: 1, thread: null },
    { at: 2, value: 2000, thread: null },
  ]
  expect(weekColumns(2, payments)[0]?.paid?.heightPercent).toBe(1)
})
