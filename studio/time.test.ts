import { afterAll, beforeAll, expect, test } from 'vitest'

const machineZone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'Pacific/Auckland'
})
afterAll(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

test('times are those of the filter, in UTC, whatever the zone of the browser', async () => {
  const { clockTime, fullTime, shortTime } = await import('./time.ts')
  const now = new Date('2026-11-25T23:30:00Z')
  expect(fullTime('2026-11-25T14:05:00Z')).toBe('25 Nov 2026, 14:05 GMT')
  expect(clockTime(new Date('2026-11-25T04:05:06Z'))).toBe('04:05:06 GMT')
  expect(shortTime('2026-11-25T00:10:00Z', now)).toBe('00:10')
  expect(shortTime('2026-11-24T23:50:00Z', now)).toBe('24 Nov')
  expect(shortTime('2025-11-24T23:50:00Z', now)).toBe('24 Nov 2025')
})
