import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OWNER_ONLY } from './ownerOnly.ts'
import { isStorageError, SQLITE_RESULT } from './storageErrors.ts'

export const BUSY_TIMEOUT_MS = 5_000

/**
 * Opens a database, or creates it.
 * @param prepare if it throws, the database is closed. If it was created and the disk is full, it is
 *   deleted too, because the next start would refuse an empty file.
 */
export function openDatabase(
  file: string,
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  const isNew = sizeOf(file) === undefined
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    prepare(database)
    return database
  } catch (error) {
    database.close()
    if (isNew && isStorageError(error) && isEmptyFile(file)) rmSync(file)
    throw error
  }
}

/**
 * Whether a file exists and has no bytes. SQLite opens it as a new database and deletes a
 * write-ahead log next to it, although only a creation that was killed leaves such a file.
 */
export function isEmptyFile(file: string): boolean {
  return sizeOf(file) === 0
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}

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

/**
 * Writes a consistent copy to a file that only its owner can read. The file has its name when it is
 * complete: SQLite opens part of a copy as an empty database.
 */
export function copyDatabase(database: DatabaseSync, target: string): void {
  const part = `${target}.part`
  try {
    removePart(part)
    // Created with these permissions first: SQLite would create a file that other accounts can
    // read.
    closeSync(openSync(part, 'wx', OWNER_ONLY))
    database.prepare('VACUUM INTO ?').run(part)
    renameSync(part, target)
  } catch (error) {
    removePart(part)
    throw error
  }
}

/** Also what a copy that was killed has left. */
function removePart(part: string): void {
  for (const each of [part, `${part}-journal`]) rmSync(each, { force: true })
}

/**
 * Reads the whole file: 0.1 s for 210 MB of the lake, 3 s if it is not in the system's cache.
 * @throws as SQLite does when it reads a damaged page
 */
export function assertIntact(database: DatabaseSync): void {
  const fault = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
  if (fault === 'ok') return
  const message = `database disk image is malformed: ${String(fault).replaceAll(/\s+/g, ' ')}`
  throw Object.assign(new Error(message), { errcode: SQLITE_RESULT.corrupt })
}
