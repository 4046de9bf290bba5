const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Formats a calendar date as in policies: `2023-09-15` is "15th September 2023". The time zone is
 * fixed, so server and browser render the same.
 * @returns undefined for anything that is not a date of the form YYYY-MM-DD
 */
export function ordinalDate(isoDate: string | null | undefined): string | undefined {
  const [, year, month, day] = ISO_DATE.exec(isoDate ?? '') ?? []
  const number = Number(day)
  const monthStart = Date.parse(`${year}-${month}-01`)
  if (!(number >= 1 && number <= 31) || Number.isNaN(monthStart)) return undefined
  return `${number}${ordinalSuffix(number)} ${MONTH.format(monthStart)} ${year}`
}

function ordinalSuffix(number: number): string {
  if (number >= 11 && number <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}
