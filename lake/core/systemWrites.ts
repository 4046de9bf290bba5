/**
 * Authors of writes by no person, which the Studio calls “Content Lake”. Scheduled publishes have an
 * author of their own in `scheduler.ts`.
 */
export const LAKE_AUTHORS = {
  /** Of a write that names no author, as only tests do. */
  none: 'anonymous',
  seed: 'seed',
  assetUrls: 'lake',
  migration: 'migration',
} as const

/** Every seeded document is in this one transaction, so seeding is atomic. */
export const SEED_TRANSACTION = 'seed'
/** The beginning of the id of each transaction of a content migration. */
export const MIGRATION_TRANSACTION = 'migration-'

/** @returns the id of a new transaction of a content migration */
export function migrationTransactionId(): string {
  return MIGRATION_TRANSACTION + crypto.randomUUID()
}

/** Whether a revision was written by the seed or a content migration, and by no editor. */
export function isSystemRevision(revision: string): boolean {
  return revision === SEED_TRANSACTION || revision.startsWith(MIGRATION_TRANSACTION)
}
