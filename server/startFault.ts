import { LakeStartError } from '../lake/errors.ts'
import { ConfigError } from './config.ts'

/** Of the operating system; `EFBIG` is a limit on the size of files. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** Primary result codes of SQLite for a disk that fails and one that is full. */
const SQLITE_FULL = new Set([10, 13])

/** @returns what an operator has to mend, in a line; nothing when the fault is the program's own */
export function startFault(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof LakeStartError) return error.message
  if (!(error instanceof Error) || !takesNoMore(error)) return undefined
  return `DATA_DIR is on a disk that takes no more (${error.message}); make room, then start again`
}

function takesNoMore(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_FULL.has(error.errcode & 0xff)
  }
  return 'code' in error && FULL.has(String(error.code))
}
