import * as v from 'valibot'
import { addressSpellings } from '../addressSpellings.ts'
import { plainLetters } from '../plainLetters.ts'

/** Increased with every change of what is stored: rows with a lower one are updated. */
export const SEARCH_VERSION = 4

/** Some characters become eighteen; the time of a search grows with the length. */
const LENGTH_MAX = 20_000

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
  const shortestFirst = [...values, ...spellings].toSorted((a, b) => a.length - b.length)
  const text = searchable(shortestFirst.join('\n')).slice(0, LENGTH_MAX)
  const runs = text.match(TELEPHONE) ?? []
  const numbers = runs.map(digitsOf).filter((digits) => digits.length >= 7)
  return [text, ...numbers].join(' ')
}

const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** The search text of fields in their stored form, which this version may be unable to read. */
export function searchTextOfStored(fields: string): string {
  const parsed = v.safeParse(storedSchema, fields)
  return parsed.success ? searchText(parsed.output) : searchable(fields).slice(0, LENGTH_MAX)
}

/** Without accents and special letters, and with one kind of apostrophe. */
export function searchable(text: string): string {
  // PostgreSQL stores no NUL; other controls separate words.
  const withoutAccents = text.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  return plainLetters(withoutAccents.toLowerCase())
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
