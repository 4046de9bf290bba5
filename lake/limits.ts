import type { DatasetLimits } from './dataset.ts'

export type ResolvedLimits = Required<DatasetLimits>

const megabyte = 1024 * 1024
const day = 24 * 60 * 60 * 1000

/** What a dataset accepts and keeps unless told otherwise. */
const defaultLimits: ResolvedLimits = {
  queryTimeMaxMs: 5000,
  queryLengthMax: 128 * 1024,
  resultSizeMax: 64 * megabyte,
  mutationsPerTransactionMax: 5000,
  documentSizeMax: 4 * megabyte,
  transactionSizeMax: 32 * megabyte,
  revisionsPerDocumentMax: 500,
  historyAgeMaxMs: 90 * day,
  historySizeMax: 256 * megabyte,
}

/** The defaults with what is given in their place. */
export function resolveLimits(given: DatasetLimits = {}): ResolvedLimits {
  return { ...defaultLimits, ...given }
}
