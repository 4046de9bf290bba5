import * as v from 'valibot'
import { nationalDigits, searchable } from '../store/searchText.ts'
import type { SqlValue } from '../store/store.ts'
import { NO_ONE, SEARCH_CHARACTERS_MAX } from './apiSchemas.ts'

/** A position in the list, newest first, where an earlier page ended. */
export interface Position {
  acceptedAtMs: number
  id: string
}

export interface MessageFilter {
  kind?: string | undefined
  /** Only messages of these kinds. */
  kinds?: readonly string[] | undefined
  state?: string | undefined
  handling?: 'open' | 'handled' | undefined
  /** Id of the person it is assigned to, or `NO_ONE`. */
  assignedTo?: string | undefined
  /** Accepted at or after this time. */
  fromMs?: number | undefined
  /** Accepted before this time. */
  toMs?: number | undefined
  /** Every word must occur in the fields. */
  search?: string | undefined
}

const SEARCH_WORDS_MAX = 8
/** The time of a comparison grows with the length of the word; a longer one is found by its start. */
const SEARCH_WORD_LENGTH_MAX = 40
/** Fewer would be found in too many other numbers. */
const TELEPHONE_DIGITS_MIN = 6
const name = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))
const timestamp = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), v.finite())

/** A filter as parsed from query parameters. */
export const filterSchema = v.object({
  kind: v.optional(name),
  state: v.optional(name),
  /** `waiting`: only of forms that are connected to a service. */
  delivery: v.optional(v.literal('waiting')),
  handling: v.optional(v.picklist(['open', 'handled'])),
  assignedTo: v.optional(v.pipe(v.string(), v.maxLength(200))),
  fromMs: v.optional(timestamp),
  toMs: v.optional(timestamp),
  search: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_CHARACTERS_MAX))),
})

export interface Condition {
  sql: string
  values: SqlValue[]
}

/** The part of a filter that an index can answer: everything but the search. */
export function indexedCondition(filter: MessageFilter, before?: Position): Condition {
  const parts: Condition[] = [{ sql: 'TRUE', values: [] }]
  const add = (sql: string, ...values: (SqlValue | undefined)[]) => {
    const given = values.filter((value) => value !== undefined)
    if (given.length === values.length) parts.push({ sql: `(${sql})`, values: given })
  }
  add('kind = ?', filter.kind)
  if (filter.kinds) add(filter.kinds.map(() => 'kind = ?').join(' OR ') || 'FALSE', ...filter.kinds)
  add('state = ?', filter.state)
  // Most rows have one of the two values, so an index on it would have to sort them all by time.
  add("handling || '' = ?", filter.handling)
  if (filter.assignedTo === NO_ONE) add('assigned_to IS NULL')
  else add('assigned_to = ?', filter.assignedTo)
  add('accepted_at_ms >= ?', filter.fromMs)
  add('accepted_at_ms < ?', filter.toMs)
  add('(accepted_at_ms, id) < (?, ?)', before?.acceptedAtMs, before?.id)
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  }
}

/** In the words of `searchText`; rows without one are searched in their stored form. */
const CONTAINS = "coalesce(search_text, lower(fields)) LIKE ? ESCAPE '!'"

/** Every term must occur. */
export function searchCondition({ search }: MessageFilter): Condition | undefined {
  const terms = searchTerms(search ?? '').slice(0, SEARCH_WORDS_MAX)
  if (terms.length === 0) return undefined
  const all = (words: string[]) => words.map(() => CONTAINS).join(' AND ')
  return {
    sql: terms.map((alternatives) => `(${alternatives.map(all).join(' OR ')})`).join(' AND '),
    values: terms
      .flat(2)
      .map((word) => `%${word.slice(0, SEARCH_WORD_LENGTH_MAX).replaceAll(/[!%_]/g, '!$&')}%`),
  }
}

/** A number as people write it: whole words, at least seven characters. */
const TELEPHONE = /(?<!\S)([+\d(][+\d ()./‐–−-]{5,}\d)(?!\S)/

/**
 * The terms of a search, each with its alternatives: the words that must all occur. What looks like
 * a telephone number is found in any notation, and as it was typed.
 */
function searchTerms(search: string): string[][][] {
  return searchable(search)
    .split(TELEPHONE)
    .flatMap((part) => {
      const words = part.split(/\s+/).filter((word) => word !== '')
      if (!TELEPHONE.test(part)) return words.map((word) => [[word]])
      const digits = nationalDigits(part)
      const typed = words.slice(0, SEARCH_WORDS_MAX)
      return [digits.length < TELEPHONE_DIGITS_MIN ? [typed] : [[digits], typed]]
    })
}
