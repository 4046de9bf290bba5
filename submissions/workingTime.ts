const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Office hours are 8 to 17 in Ghana's time zone, which is UTC all year. */
const OPENS_AT_HOUR = 8
const CLOSES_AT_HOUR = 17
export const WORKING_DAY_MS = (CLOSES_AT_HOUR - OPENS_AT_HOUR) * HOUR_MS
/** Calendar days that are counted at most; earlier ones add nothing to the sum. */
const DAYS_MAX = 31

/** @returns the office hours between two times */
export function workingTimeBetween(fromMs: number, toMs: number): number {
  const startMs = Math.max(fromMs, toMs - DAYS_MAX * DAY_MS)
  let sumMs = 0
  for (let dayMs = startMs - (startMs % DAY_MS); dayMs < toMs; dayMs += DAY_MS) {
    const weekday = new Date(dayMs).getUTCDay()
    if (weekday === 0 || weekday === 6) continue
    const opensMs = Math.max(startMs, dayMs + OPENS_AT_HOUR * HOUR_MS)
    const closesMs = Math.min(toMs, dayMs + CLOSES_AT_HOUR * HOUR_MS)
    sumMs += Math.max(0, closesMs - opensMs)
  }
  return sumMs
}
