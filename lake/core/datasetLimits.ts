import { MEGABYTE } from './uploadLimits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Arrays and objects in the body of a request, and in all documents that one changes. An empty one
 * has two characters and needs up to 64 bytes.
 */
export const CONTAINERS_MAX = 500_000

/** Bounds of one query. */
const queryLimits = {
  /** Wall time, parsing included. */
  queryTimeMaxMs: 2000,
  /** Characters. */
  queryLengthMax: 128 * 1024,
  /** Names, constants and operators, where those of a function count at every call of it. */
  queryTermsMax: 12_000,
  /** Levels of brackets, and operators in a row. */
  queryDepthMax: 500,
  /** Array elements and object attributes that an evaluation may produce. */
  queryValuesMax: 2_500_000,
  /** Characters of all strings that an evaluation may produce. */
  queryCharactersMax: 64 * MEGABYTE,
  /** Characters of one string that an evaluation may produce. */
  queryStringLengthMax: 4 * MEGABYTE,
  /** Words of a pattern of `match` or `text::query()`. */
  matchWordsMax: 64,
  /** Wildcards in a word of a pattern, or in a path. */
  matchWildcardsMax: 4,
  /** Characters of what `string::split()` or a term of `text::query()` searches for. */
  querySearchLengthMax: 250,
  /** Size of the result as JSON, in UTF-16 units (close to bytes for western text). */
  resultSizeMax: 32 * MEGABYTE,
}

export type QueryLimits = Readonly<typeof queryLimits>

/** Bounds of a dataset. */
const defaultLimits = {
  ...queryLimits,
  mutationsPerTransactionMax: 10_000,
  documentSizeMax: 4 * MEGABYTE,
  transactionSizeMax: 32 * MEGABYTE,
  revisionsPerDocumentMax: 500,
  historyAgeMaxMs: 90 * DAY_MS,
  /** Of all stored revisions together, in UTF-16 code units of JSON. */
  historySizeMax: 256 * MEGABYTE,
}

export type DatasetLimits = Readonly<typeof defaultLimits>

/** The defaults, overridden by the given values. */
export function resolveLimits(given: Partial<DatasetLimits> = {}): DatasetLimits {
  return { ...defaultLimits, ...given }
}
