import type { DatasetLimits } from './dataset.ts'
import { MEGABYTE } from './uploadLimits.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Arrays and objects in the body of a request, and in all documents that one changes. An empty one
 * has two characters and needs up to 64 bytes.
 */
export const CONTAINERS_MAX = 500_000

/** The default bounds of a dataset. */
const defaultLimits: DatasetLimits = {
  queryTimeMaxMs: 2000,
  queryLengthMax: 128 * 1024,
  queryTermsMax: 12_000,
  queryDepthMax: 500,
  queryValuesMax: 2_500_000,
  queryCharactersMax: 64 * MEGABYTE,
  queryStringLengthMax: 4 * MEGABYTE,
  matchWordsMax: 64,
  matchWildcardsMax: 4,
  querySearchLengthMax: 250,
  resultSizeMax: 32 * MEGABYTE,
  mutationsPerTransactionMax: 10_000,
  documentSizeMax: 4 * MEGABYTE,
  transactionSizeMax: 32 * MEGABYTE,
  revisionsPerDocumentMax: 500,
  historyAgeMaxMs: 90 * DAY_MS,
  historySizeMax: 256 * MEGABYTE,
}

/** The defaults, overridden by the given values. */
export function resolveLimits(given: Partial<DatasetLimits> = {}): DatasetLimits {
  return { ...defaultLimits, ...given }
}
