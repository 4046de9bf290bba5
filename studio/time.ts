/** One zone for everyone: Ghana's time, which is UTC all year. */
const ZONE = { timeZone: 'UTC' }
const DAY = new Intl.DateTimeFormat('en-GB', { ...ZONE, day: 'numeric', month: 'short' })
const DATE = new Intl.DateTimeFormat('en-GB', { ...ZONE, dateStyle: 'medium' })
const FULL = new Intl.DateTimeFormat('en-GB', { ...ZONE, dateStyle: 'medium', timeStyle: 'short' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { ...ZONE, timeStyle: 'short' })
const SECONDS = new Intl.DateTimeFormat('en-GB', { ...ZONE, timeStyle: 'medium' })

/** Date and time, with the zone. */
export function fullTime(iso: string): string {
  return `${FULL.format(new Date(iso))} GMT`
}

/** The time with seconds and the zone. */
export function clockTime(time: Date): string {
  return `${SECONDS.format(time)} GMT`
}

/** The date, with the year. */
export function fullDate(iso: string): string {
  return DATE.format(new Date(iso))
}

/** The time for today, the date for earlier days, with the year if it is another one. */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso)
  const isToday = time.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)
  if (isToday) return CLOCK.format(time)
  return (time.getUTCFullYear() === now.getUTCFullYear() ? DAY : DATE).format(time)
}
