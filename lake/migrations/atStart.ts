import { errorMessage } from '../../runtime/errorMessage.ts'
import type { Log } from '../../runtime/log.ts'
import { isCausedByDisk, isDenied } from '../../runtime/storageErrors.ts'
import { LakeStartError } from '../core/errors.ts'
import {
  applyMigrations,
  type MigrationTarget,
  planPending,
  recordAllAsApplied,
} from './migrate.ts'

/** The dataset to migrate at start, and the folder of migrations. */
export interface StartMigration {
  readonly target: MigrationTarget
  readonly dir: string
  readonly date: () => number
}

/**
 * Migrates the content to the shape that this program reads.
 * @param isSeeded whether it was just seeded, and so has the current shape
 * @throws LakeStartError if it cannot. A migration that throws has written nothing: all changes are
 * planned before the first one is written
 */
export async function migrateAtStart(
  { target, dir, date }: StartMigration,
  isSeeded: boolean,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  if (isSeeded) return recordAllAsApplied(target, dir, { date })
  try {
    const pending = await planPending(target, dir, { date })
    const { migrations, changes, unknown } = pending
    // An older program reads what a newer one wrote, so pages may lack something.
    if (unknown.length > 0) log.warn('lake.migrations.newer', { migrations: unknown })
    if (migrations.length === 0) return
    const backup = await applyMigrations(target, pending, { date })
    log.info('lake.migrated', { migrations, documents: changes.length, backup })
  } catch (error) {
    const reason = errorMessage(error)
    throw new LakeStartError(`The content could not be migrated: ${reason}. ${remedyFor(error)}`)
  }
}

/** Another version would not help if the disk is the cause. */
function remedyFor(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return isCausedByDisk(cause) || isDenied(cause)
    ? 'Free space or correct the permissions of DATA_DIR/lake, then start again.'
    : 'Start the previous version until this is fixed.'
}
