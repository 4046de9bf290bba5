import { expect, test } from 'vitest'
import { retryAfterMs } from './retryAfter.ts'

const NOW_MS = Date.parse('Mon, 23 Nov 2026 08:00:00 GMT')
const IN_90_S = 'Mon, 23 Nov 2026 08:01:30 GMT'

test.each([
  ['seconds', { 'retry-after': ' 120 ' }, 120_000],
  ['a date', { 'retry-after': IN_90_S }, 90_000],
  [
    'a date of a machine whose clock is ahead',
    { 'retry-after': IN_90_S, date: 'Mon, 23 Nov 2026 08:01:00 GMT' },
    30_000,
  ],
  ['a date, and an invalid Date', { 'retry-after': IN_90_S, date: 'today' }, 90_000],
  ['a date in the past', { 'retry-after': 'Mon, 23 Nov 2026 07:00:00 GMT' }, 0],
  ['neither seconds nor a date', { 'retry-after': 'soon' }, undefined],
  ['nothing', { 'retry-after': '' }, undefined],
  ['no header', {}, undefined],
])('Retry-After with %s', (_what, headers, expectedMs) => {
  expect(retryAfterMs(headers, NOW_MS)).toBe(expectedMs)
})
