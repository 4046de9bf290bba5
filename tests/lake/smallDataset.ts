import type { Dataset } from '../../lake/core/dataset.ts'
import { LakeError } from '../../lake/core/errors.ts'
import { openDataset } from '../../lake/embeddedDataset.ts'

/** A dataset in memory with predictable ids, and limits that a test can reach. */
export function openSmallDataset(date: () => number): Dataset {
  let ids = 0
  return openDataset({
    file: ':memory:',
    date,
    newId: () => `id${String(++ids).padStart(12, '0')}`,
    limits: { documentSizeMax: 5000, mutationsPerTransactionMax: 50, transactionSizeMax: 20_000 },
  })
}

/** The error of a call that must fail. */
export function failure(run: () => unknown): LakeError {
  try {
    run()
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
  throw new Error('It did not fail')
}

/** Which item of a transaction failed, and why. */
export function itemTypes(error: LakeError) {
  return error.items?.map(({ index, error: { type } }) => [index, type])
}
