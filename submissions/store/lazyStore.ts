import { errorCode } from '../../runtime/errorCode.ts'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { SQLITE_RESULT, sqliteResultCode } from '../../runtime/storageErrors.ts'
import type { SubmissionStore } from './store.ts'

/**
 * A lazily opened store: it is opened at its first use, and again at the next one if that fails.
 * Until it is open, every use rejects with the reason.
 */
export function openLazyStore(open: () => Promise<SubmissionStore>): SubmissionStore {
  let opening: Promise<SubmissionStore> | undefined
  /** Simultaneous uses share one attempt. */
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    accept: async (submission) => (await opened()).accept(submission),
    claim: async (request) => (await opened()).claim(request),
    recordAttempt: async (record) => (await opened()).recordAttempt(record),
    reserveSlot: async (...slot) => (await opened()).reserveSlot(...slot),
    find: async (id) => (await opened()).find(id),
    retry: async (...which) => (await opened()).retry(...which),
    retryParked: async (nowMs) => (await opened()).retryParked(nowMs),
    purgeHandled: async (...purge) => (await opened()).purgeHandled(...purge),
    erase: async (ids) => (await opened()).erase(ids),
    counts: async () => (await opened()).counts(),
    checkWritable: async () => (await opened()).checkWritable(),
    query: async (...statement) => (await opened()).query(...statement),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  }
}

const TRANSIENT_SQLITE_CODES = new Set([
  SQLITE_RESULT.busy,
  SQLITE_RESULT.ioError,
  SQLITE_RESULT.full,
])
/** Classes of SQLSTATE: connection, resources, operator intervention. */
const TRANSIENT_SQLSTATES = /^(?:08|53|57)...$/
/** Codes of the operating system, such as a full disk, an unknown host or a refused connection. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z]+(?:_[A-Z]+)?$/
/** The driver's own errors, which have no code. */
const CONNECTION_LOST = /time-?out|connection (?:terminated|error)/i
const PERMANENT_SYSTEM_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'])

/**
 * @returns whether opening may succeed later with the same configuration: after a full disk or a
 * database outage
 */
export function isTransientError(error: unknown): boolean {
  const sqliteCode = sqliteResultCode(error)
  if (sqliteCode !== undefined) return TRANSIENT_SQLITE_CODES.has(sqliteCode)
  const code = errorCode(error)
  if (code === undefined) return CONNECTION_LOST.test(errorMessage(error))
  if (PERMANENT_SYSTEM_CODES.has(code)) return false
  return TRANSIENT_SQLSTATES.test(code) || SYSTEM_ERROR.test(code)
}
