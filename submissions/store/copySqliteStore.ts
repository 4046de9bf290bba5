import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS, copyDatabase } from '../../runtime/sqlite.ts'
import { refuseEmpty } from './sqlite.ts'

/**
 * Writes a consistent copy of a store into a new file, also during writes.
 * @throws if there is no store, or an empty one, or the new file can't be written
 */
export function copySqliteStore(file: string, target: string): void {
  refuseEmpty(file)
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
  try {
    copyDatabase(database, target)
  } finally {
    database.close()
  }
}
