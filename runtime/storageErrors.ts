import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './errorCode.ts'
import { errorMessage } from './errorMessage.ts'

/**
 * Primary result codes of SQLite.
 * @see https://www.sqlite.org/rescode.html
 */
export const SQLITE_RESULT = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
}

/** The file can't be written. */
const UNWRITABLE_CODES = new Set([
  SQLITE_RESULT.readOnly,
  SQLITE_RESULT.ioError,
  SQLITE_RESULT.full,
])
/** The file is locked by another process, or can't be opened now. */
const UNAVAILABLE_CODES = new Set([
  SQLITE_RESULT.busy,
  SQLITE_RESULT.locked,
  SQLITE_RESULT.cannotOpen,
])
/** The file is damaged, can't be opened, or is no database. */
const UNREADABLE_CODES = new Set([
  SQLITE_RESULT.corrupt,
  SQLITE_RESULT.cannotOpen,
  SQLITE_RESULT.notADatabase,
])
const DENIED_CODES = new Set(['EACCES', 'EPERM'])
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/**
 * Whether an error means that the disk is full or can't be written, rather than a caller's mistake.
 */
export function isStorageError(error: unknown): boolean {
  const code = sqliteResultCode(error)
  return code === undefined ? SYSTEM_CODES.has(errorCode(error) ?? '') : UNWRITABLE_CODES.has(code)
}

/** Whether the disk or a lock is the cause, so that the file itself may be intact. */
export function isCausedByDisk(error: unknown): boolean {
  return isStorageError(error) || UNAVAILABLE_CODES.has(sqliteResultCode(error) ?? 0)
}

/**
 * @returns what an operator has to do if SQLite cannot read this file, or if this account may not
 * write it; undefined for other errors
 */
export function unusableDatabaseMessage(error: unknown, file: string): string | undefined {
  if (UNREADABLE_CODES.has(sqliteResultCode(error) ?? 0)) {
    return `${file} cannot be read (${errorMessage(error)}). Restore a copy, or give it to the account that runs this.`
  }
  if (!isStorageError(error) && !isDenied(error)) return undefined
  // SQLite reports a file that this account may not write like a failing disk.
  const denied = [dirname(file), file, `${file}-wal`, `${file}-shm`].find(isWriteDenied)
  if (denied === undefined) return undefined
  return `${denied} cannot be written (${errorMessage(error)}). It must belong to the account that runs this, and be writable.`
}

function isWriteDenied(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return false
  } catch (error) {
    return isDenied(error)
  }
}

/** Whether the permissions of a file or a folder are the cause. */
export function isDenied(error: unknown): boolean {
  return DENIED_CODES.has(errorCode(error) ?? '')
}

/**
 * The primary result code, which is the lowest byte of SQLite's extended one; undefined for other
 * errors.
 */
export function sqliteResultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
}
