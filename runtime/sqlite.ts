import type { DatabaseSync } from 'node:sqlite'

/** One write transaction; SQLite allows one writer at a time, also across processes. */
export function atomically<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk rolls the transaction back by itself.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
