import { join } from 'node:path'
import type { Dataset } from '../dataset.ts'
import { backUp } from './backups.ts'
import type { MigrationTarget } from './migrate.ts'
import { RECORD_ID } from './record.ts'

/** Within what a dataset accepts in one transaction. */
const BOUNDS = { mutationsMax: 4000, sizeMax: 24 * 1024 * 1024 }
/** A link that already leads nowhere is no reason to refuse the start. */
const WRITE = { author: 'migration', skipReferenceChecks: true }

/** The embedded lake's dataset, opened by this process; copies go to `backups` in its folder. */
export function datasetTarget(
  dataset: Dataset,
  lakeDir: string,
  now: () => number,
): MigrationTarget {
  return {
    bounds: BOUNDS,
    record: async () => dataset.getDocuments([RECORD_ID]).documents[0],
    documents: async () => dataset.exportDocuments(),
    check: (mutations) => void dataset.transact(mutations, { ...WRITE, dryRun: true }),
    backUp: () => backUp(dataset, join(lakeDir, 'backups'), new Date(now()).toISOString()),
    commit: async (mutations) => void dataset.transact(mutations, WRITE),
  }
}
