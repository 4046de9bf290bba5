import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseEmpty } from './sqlite.ts'

const BUSY_TIMEOUT_MS = 5_000

/**
 * Writes a consistent copy of a store into a new file, also during writes. The file has its name
 * when it is complete: SQLite opens part of a copy as an empty database.
 * @throws if there is no store, or an empty one, or the new file can't be written
 */
export function copySqliteStore(file: string, target: string): void {
  refuseEmpty(file)
  const part = `${target}.part`
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly: true })
  try {
    removePart(part)
    // Created with these permissions first: SQLite would create a file that other accounts can
    // read.
    closeSync(openSync(part, 'wx', 0o600))
    database.prepare('VACUUM INTO ?').run(part)
    renameSync(part, target)
  } catch (error) {
    removePart(part)
    throw error
  } finally {
    database.close()
  }
}

/** Also what a copy that was killed has left. */
function removePart(part: string): void {
  for (const each of [part, `${part}-journal`]) rmSync(each, { force: true })
}
