import { errorCode } from './errorCode.ts'
import { errorMessage } from './errorMessage.ts'

/** SQLite's primary result codes for a file that can't be written: read-only, I/O error, full. */
const SQLITE_CODES = new Set([8, 10, 13])
/** And for one that another process has locked, or that can't be opened. */
const UNAVAILABLE_CODES = new Set([5, 6, 14])
/** And for one that is damaged, can't be opened, or is no database. */
const UNREADABLE_CODES = new Set([11, 14, 26])
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/**
 * Whether an error means that the disk is full or can't be written, rather than a caller's mistake.
 */
export function isStorageFault(error: unknown): boolean {
  const code = sqliteResultCode(error)
  return code === undefined ? SYSTEM_CODES.has(errorCode(error) ?? '') : SQLITE_CODES.has(code)
}

/** Whether a later attempt to open the same file can succeed. */
export function isTemporaryFault(error: unknown): boolean {
  return isStorageFault(error) || UNAVAILABLE_CODES.has(sqliteResultCode(error) ?? 0)
}

/** @returns what an operator has to do if SQLite cannot read this file; undefined for other errors */
export function unreadableDatabaseMessage(error: unknown, file: string): string | undefined {
  if (!UNREADABLE_CODES.has(sqliteResultCode(error) ?? 0)) return undefined
  return `${file} cannot be read (${errorMessage(error)}). Restore a copy, or give it to the account that runs this.`
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
