import { errorMessage } from '../../runtime/errorMessage.ts'
import type { StoredDocument } from '../core/documents.ts'
import { listMigrations, loadMigrations } from './definitions.ts'
import type { MigrationPlan } from './plan.ts'
import { appliedMigrations } from './record.ts'
import {
  recordMutations,
  type TransactionLimits,
  transactionsOf,
  type WireMutation,
} from './transactions.ts'

/** A dataset that can be migrated: the embedded lake's own, or one behind an HTTP API. */
export interface MigrationTarget {
  readonly bounds: TransactionLimits
  /** The document that records the applied migrations. */
  record(): Promise<StoredDocument | undefined>
  /** Every document, drafts and versions included. */
  documents(): Promise<Iterable<StoredDocument>>
  /**
   * Writes nothing.
   * @throws if a transaction would be refused
   */
  check?(mutations: readonly WireMutation[]): void
  /** Copies the data before the first write and returns the copy's path. */
  backUp?(): string
  commit(mutations: readonly WireMutation[]): Promise<void>
}

export interface PendingMigrations extends MigrationPlan {
  readonly record: StoredDocument | undefined
  /** Applied migrations that this older program does not have. */
  readonly unknown: readonly string[]
}

/**
 * Plans the changes of pending migrations.
 * @param dir the folder of migrations
 * @param options `all`: includes applied ones, for documents that were imported from an older
 * version
 * @throws Error naming the migration that failed, or that was added below an applied one
 */
export async function planPending(
  target: MigrationTarget,
  dir: string,
  { date, all = false }: { date: () => number; all?: boolean },
): Promise<PendingMigrations> {
  const names = await listMigrations(dir)
  const record = await target.record()
  const applied = appliedMigrations(record)
  const unknown = applied.filter((name) => !names.includes(name))
  const pending = all ? names : names.filter((name) => !applied.includes(name))
  if (!all) checkOrder(names, applied)
  if (pending.length === 0) return { migrations: [], changes: [], record, unknown }
  const { planMigrations } = await import('./plan.ts')
  const migrations = await loadMigrations(dir, pending)
  const documents = await target.documents()
  const plan = await planMigrations(documents, migrations, new Date(date()).toISOString())
  return { ...plan, record, unknown }
}

/**
 * A dataset that lacks both migrations applies them by number, so a lower number that comes later
 * would run in another order on this one.
 */
function checkOrder(names: readonly string[], applied: readonly string[]): void {
  const last = names.findLastIndex((name) => applied.includes(name))
  const late = names.slice(0, last + 1).find((name) => !applied.includes(name))
  if (late === undefined) return
  throw new Error(
    `migrations/${late}.ts has a lower number than ${names[last]}, which is applied already: ` +
      'a new migration has the highest number plus one',
  )
}

/**
 * Writes the plan, then the record. Each document gets one more revision. A crash between two
 * transactions is harmless: without the record the migrations are applied again.
 * @returns the path of the backup, if there was something to write
 * @throws Error with the number of documents that earlier transactions wrote, if one fails
 */
export async function applyMigrations(
  target: MigrationTarget,
  { changes, migrations, record }: PendingMigrations,
  { date }: { date: () => number },
): Promise<string | undefined> {
  const transactions = transactionsOf(changes, target.bounds)
  for (const mutations of transactions) target.check?.(mutations)
  const backup = transactions.length > 0 ? target.backUp?.() : undefined
  let written = 0
  for (const mutations of transactions) {
    await target.commit(mutations).catch((error: unknown) => {
      if (written === 0) throw error
      const reason = errorMessage(error)
      throw new Error(`${reason}\nDocuments written before that: ${written}`, { cause: error })
    })
    // Each mutation is of another document.
    written += mutations.length
  }
  const names = migrations.map(({ name }) => name)
  await recordAsApplied(target, record, names, date)
  return backup
}

/** Records all migrations as applied, because a seeded dataset has the current shape. */
export async function recordAllAsApplied(
  target: MigrationTarget,
  dir: string,
  { date }: { date: () => number },
): Promise<void> {
  await recordAsApplied(target, await target.record(), await listMigrations(dir), date)
}

async function recordAsApplied(
  target: MigrationTarget,
  record: StoredDocument | undefined,
  names: readonly string[],
  date: () => number,
): Promise<void> {
  if (names.length === 0) return
  await target.commit(recordMutations(record, names, new Date(date()).toISOString()))
}
