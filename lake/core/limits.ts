import type { DatasetLimits } from './dataset.ts'

export type ResolvedLimits = Required<DatasetLimits>

const megabyte = 1024 * 1024
const day = 24 * 60 * 60 * 1000

/** The default bounds of a dataset. */
const defaultLimits: ResolvedLimits = {
  queryTimeMaxMs: 2000,
  queryLengthMax: 128 * 1024,
  queryTermsMax: 12_000,
  queryDepthMax: 500,
  queryValuesMax: 5_000_000,
  queryCharactersMax: 128 * megabyte,
  queryStringLengthMax: 4 * megabyte,
  matchWordsMax: 64,
  matchWildcardsMax: 4,
  resultSizeMax: 32 * megabyte,
  mutationsPerTransactionMax: 5000,
  documentSizeMax: 4 * megabyte,
  transactionSizeMax: 32 * megabyte,
  revisionsPerDocumentMax: 500,
  historyAgeMaxMs: 90 * day,
  historySizeMax: 256 * megabyte,
}

/** The defaults, overridden by the given values. */
export function resolveLimits(given: DatasetLimits = {}): ResolvedLimits {
  return { ...defaultLimits, ...given }
}
