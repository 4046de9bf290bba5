import { LakeStartError } from '../core/errors.ts'
import { ConfigError } from './config.ts'

/** Codes of the operating system; `EFBIG` is a limit on the size of files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** Primary result codes of SQLite for a disk error and a full disk. */
const SQLITE_FULL = new Set([10, 13])

/** @returns one line with what an operator has to correct; undefined if the error is a bug */
export function startupErrorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof LakeStartError) return error.message
  if (!(error instanceof Error) || !isDiskFull(error)) return undefined
  return `DATA_DIR can’t be written, the disk is full or failing (${error.message}); free space, then start again`
}

function isDiskFull(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_FULL.has(error.errcode & 0xff)
  }
  return 'code' in error && FULL.has(String(error.code))
}
