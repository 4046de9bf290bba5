import { errorCode } from '../../process/errorCode.ts'

/** SQLite's primary result codes for a file that can't be written: read-only, I/O error, full. */
const SQLITE_CODES = new Set([8, 10, 13])
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'])

/**
 * Whether an error means that the disk is full or can't be written, rather than a caller's mistake.
 */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The primary code is the lowest byte of SQLite's extended one.
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_CODES.has(error.errcode & 0xff)
  }
  return SYSTEM_CODES.has(errorCode(error) ?? '')
}
