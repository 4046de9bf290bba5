export type WeekKind = 'held' | 'loan' | 'toCome' | 'shareOut'

export interface Year {
  weeks: number
  /** Weeks that are over; the last of the year counts as the share-out however far it is away. */
  weeksHeld: number
  /** Counted from 1. Loans of weeks to come are not drawn. */
  loanWeeks: readonly number[]
}

/** @returns what each week of the year is, the first week first */
export function weekKinds({ weeks, weeksHeld, loanWeeks }: Year): WeekKind[] {
  const loans = new Set(loanWeeks)
  return Array.from({ length: weeks }, (_, index) => {
    const week = index + 1
    if (week === weeks) return 'shareOut'
    if (week > weeksHeld) return 'toCome'
    return loans.has(week) ? 'loan' : 'held'
  })
}
