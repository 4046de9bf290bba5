import { join } from 'node:path'
import type { Dataset } from '../core/dataset.ts'
import { LAKE_AUTHORS, migrationTransactionId } from '../core/systemWrites.ts'
import { backUp } from './backups.ts'
import type { MigrationTarget } from './migrate.ts'
import { RECORD_ID } from './record.ts'

/** Within a dataset's bounds for one transaction. */
const BOUNDS = { mutationsMax: 4000, sizeMax: 24 * 1024 * 1024 }
/** An existing dangling reference must not fail the start. */
const WRITE = { author: LAKE_AUTHORS.migration, skipReferenceChecks: true }

/**
 * The embedded lake's dataset, opened by this process; copies are stored in `backups` in its
 * folder.
 */
export function datasetTarget(
  dataset: Dataset,
  lakeDir: string,
  date: () => number,
): MigrationTarget {
  return {
    bounds: BOUNDS,
    record: async () => dataset.getDocuments([RECORD_ID]).documents[0],
    documents: async () => dataset.exportDocuments(),
    check: (mutations) => void dataset.transact(mutations, { ...WRITE, dryRun: true }),
    backUp: () => backUp(dataset, join(lakeDir, 'backups'), new Date(date()).toISOString()),
    commit: async (mutations) => {
      dataset.transact(mutations, { ...WRITE, transactionId: migrationTransactionId() })
    },
  }
}
