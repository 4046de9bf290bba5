const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Formats a calendar date as in policies: `2023-09-15` is "15th September 2023". Needs no time zone
 * and no locale data, so server and browser render the same.
 * @returns undefined for anything that is not a date of the form YYYY-MM-DD
 */
export function ordinalDate(isoDate: string | null | undefined): string | undefined {
  const [, year, month, day] = ISO_DATE.exec(isoDate ?? '') ?? []
  const name = MONTHS[Number(month) - 1]
  const number = Number(day)
  if (!name || number < 1 || number > 31) return undefined
  return `${number}${ordinalSuffix(number)} ${name} ${year}`
}

function ordinalSuffix(number: number): string {
  if (number >= 11 && number <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}
