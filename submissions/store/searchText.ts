import * as v from 'valibot'
import { addressSpellings } from '../addressSpellings.ts'

/** Increased with every change of what is stored: rows with a lower one are updated. */
export const SEARCH_VERSION = 1

const ADDRESS = /^\S+@\S+$/
/** Digits as people group them; shorter runs are found as they were typed. */
const TELEPHONE = /[+\d ()./‐–−-]{7,}/g

/**
 * @returns the words of a submission in a normalized form for the inbox's search, with both
 * spellings of e-mail addresses and the digits of telephone numbers
 */
export function searchText(fields: Readonly<Record<string, string>>): string {
  const values = Object.values(fields)
  const spellings = values.filter((value) => ADDRESS.test(value)).flatMap(addressSpellings)
  const text = searchable([...values, ...spellings].join('\n'))
  const runs = text.match(TELEPHONE) ?? []
  return [text, ...runs.map(digitsOf).filter((digits) => digits.length >= 7)].join(' ')
}

const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** The search text of fields in their stored form, which this version may be unable to read. */
export function searchTextOfStored(fields: string): string {
  const parsed = v.safeParse(storedSchema, fields)
  return parsed.success ? searchText(parsed.output) : searchable(fields)
}

/** Without accents, and with one kind of apostrophe. */
export function searchable(text: string): string {
  // PostgreSQL stores no NUL; other controls separate words.
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\p{Cc}+/gu, ' ')
}

/** The digits without the prefixes of Ghana, which a stored number may have or not. */
export function nationalDigits(telephone: string): string {
  return digitsOf(telephone).replace(/^(?:(?:00)?233)?0*(?=\d{6})/, '')
}

function digitsOf(telephone: string): string {
  return telephone.replaceAll(/\D/g, '')
}
