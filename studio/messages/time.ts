const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const FULL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function fullTime(iso: string): string {
  return FULL.format(new Date(iso))
}

/** The time for today, the date for earlier days. */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso)
  return time.toDateString() === now.toDateString() ? CLOCK.format(time) : DAY.format(time)
}
