export type WeekKind = 'past' | 'entry' | 'coming' | 'last'

export interface Year {
  weeks: number
  /** Weeks that are over; the last of the year has a kind of its own however far it is away. */
  weeksOver: number
  /** Weeks with an entry, counted from 1. Entries of weeks to come are not drawn. */
  entryWeeks: readonly number[]
}

/** @returns what each week of the year is, the first week first */
export function weekKinds({ weeks, weeksOver, entryWeeks }: Year): WeekKind[] {
  const entries = new Set(entryWeeks)
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1
    if (week === weeks) return 'last'
    if (week > weeksOver) return 'coming'
    return entries.has(week) ? 'entry' : 'past'
  })
}
