import { expect, test } from 'vitest'
import { WORKING_DAY_MS, workingTimeBetween } from './workingTime.ts'

const HOUR_MS = 3_600_000
const at = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['within a day', '2026-11-23T09:00', '2026-11-23T11:30', 2.5],
  ['a whole working day', '2026-11-23T00:00', '2026-11-24T00:00', 9],
  ['one evening to the next morning', '2026-11-23T16:00', '2026-11-24T09:00', 2],
  ['Friday evening to Monday morning', '2026-11-20T17:00', '2026-11-23T08:00', 0],
  ['Friday afternoon to Monday noon', '2026-11-20T13:00', '2026-11-23T12:00', 8],
  ['the same moment', '2026-11-23T10:00', '2026-11-23T10:00', 0],
])('working time counts office hours: %s', (_what, from, to, hours) => {
  expect(workingTimeBetween(at(from), at(to)) / HOUR_MS).toBe(hours)
})

test('working time is bounded for times long ago', () => {
  expect(workingTimeBetween(0, at('2026-11-23T10:00'))).toBeGreaterThan(20 * WORKING_DAY_MS)
})
