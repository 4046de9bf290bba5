import { expect, test } from 'vitest'
import { formatNumber, holds, type Measurement, notMeasured, ratioOf } from './measurement.ts'
import { markdownTable, measurementCells, terminalTable } from './table.ts'

const plain: Measurement = { name: 'HTML', value: 13, unit: 'KiB', bound: { atMost: 14 } }
const compared: Measurement = {
  name: 'cached page',
  value: 6_000,
  unit: 'requests/s',
  against: { name: 'nginx', value: 10_000 },
  bound: { atLeast: 0.7 },
}

test('a bound applies to the value, or to the ratio if there is a comparison', () => {
  expect(holds(plain)).toBe(true)
  expect(holds({ ...plain, value: 14.1 })).toBe(false)
  expect(ratioOf(compared)).toBe(0.6)
  expect(holds(compared)).toBe(false)
  expect(holds({ ...compared, value: 7_000 })).toBe(true)
})

test('a comparison with zero holds for zero only', () => {
  const none: Measurement = {
    name: 'blocking time',
    value: 11,
    unit: 'ms',
    against: { name: 'baseline', value: 0 },
    bound: { atMost: 1 },
  }
  expect(holds(none)).toBe(false)
  expect(holds({ ...none, value: 0 })).toBe(true)
})

test('an unmeasured figure has no ratio, violates no bound and is labelled', () => {
  const without = { ...compared, against: { name: 'nginx', value: null } }
  expect(ratioOf(without)).toBeNull()
  expect(holds(without)).toBe(true)
  expect(measurementCells(without)).toContain('nginx not measured')
  expect(terminalTable([notMeasured('x', 'ms', 'wrk is missing')])).toMatch(
    /not measured[\s\S]+x: wrk is missing/,
  )
  expect(ratioOf({ ...compared, against: { name: 'nothing', value: 0 } })).toBeNull()
})

test('a row outside its bound is marked', () => {
  expect(measurementCells(compared)).toEqual([
    '!',
    'cached page',
    '6,000 requests/s',
    'nginx 10,000 requests/s',
    '0.6 times',
    '≥ 0.7 times',
  ])
})

test('columns are as wide as their widest cell', () => {
  const [head = '', ...rows] = terminalTable([plain, compared]).split('\n')
  const at = head.indexOf('value')
  expect(rows.map((row) => row.slice(at, at + 2))).toEqual(['13', '6,'])
})

test('numbers have three significant digits', () => {
  expect([0.0012345, 1.004, 12.34, 123.4, 12_345].map(formatNumber)).toEqual([
    '0.00123',
    '1',
    '12.3',
    '123',
    '12,345',
  ])
})

test('a pipe character does not end its cell', () => {
  expect(markdownTable(['a'], [['x|y']])).toBe('| a |\n|---|\n| x\\|y |')
})
