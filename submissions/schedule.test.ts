import { describe, expect, test } from 'vitest'
import { GIVE_UP_AFTER_MS, nextAttemptAtMs } from './schedule.ts'

const HOUR_MS = 3_600_000
const first = { retryWindowStartMs: 0, nowMs: 0, random: 1 }

describe('the retry schedule', () => {
  test('starts with seconds and ends with hours', () => {
    expect(nextAttemptAtMs(first)).toBe(5_000)
    expect(nextAttemptAtMs({ ...first, nowMs: 10_000 })).toBe(20_000)
    expect(nextAttemptAtMs({ ...first, nowMs: 48 * HOUR_MS })).toBe(54 * HOUR_MS)
  })

  test('spreads attempts over half of each delay', () => {
    expect(nextAttemptAtMs({ ...first, random: 0 })).toBe(2_500)
    expect(nextAttemptAtMs({ ...first, random: 0.5 })).toBe(3_750)
  })

  test('honours Retry-After, up to a day', () => {
    expect(nextAttemptAtMs({ ...first, retryAfterMs: 90_000 })).toBe(90_000)
    expect(nextAttemptAtMs({ ...first, retryAfterMs: 1_000 })).toBe(5_000)
    expect(nextAttemptAtMs({ ...first, retryAfterMs: 99 * HOUR_MS })).toBe(24 * HOUR_MS)
  })

  test('retries for at least three days, then stops, in a bounded number of attempts', () => {
    let nowMs = 0
    let attemptCount = 0
    for (;;) {
      attemptCount += 1
      const next = nextAttemptAtMs({ ...first, nowMs, random: 0 })
      if (next === null) break
      expect(next).toBeGreaterThan(nowMs)
      nowMs = next
    }
    expect(nowMs).toBeGreaterThanOrEqual(3 * 24 * HOUR_MS)
    expect(nowMs).toBeLessThan(GIVE_UP_AFTER_MS + 6 * HOUR_MS)
    expect(attemptCount).toBeLessThan(60)
  })
})
