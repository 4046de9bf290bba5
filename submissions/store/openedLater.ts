import type { SubmissionStore } from './store.ts'

/**
 * A store that need not be there yet: it is opened at its first use, and at the next one when that
 * fails. Until it is open, every use rejects with the reason.
 */
export function openLater(open: () => Promise<SubmissionStore>): SubmissionStore {
  let opening: Promise<SubmissionStore> | undefined
  /** One attempt at a time, however many ask. */
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
    reserveMoment: async (...moment) => (await opened()).reserveMoment(...moment),
    find: async (id) => (await opened()).find(id),
    list: async (filter) => (await opened()).list(filter),
    retry: async (...which) => (await opened()).retry(...which),
    retryParked: async (nowMs) => (await opened()).retryParked(nowMs),
    purgeHandled: async (beforeMs) => (await opened()).purgeHandled(beforeMs),
    counts: async () => (await opened()).counts(),
    checkWritable: async () => (await opened()).checkWritable(),
    query: async (...statement) => (await opened()).query(...statement),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  }
}

/** Primary result codes of SQLite: the disk fails, the disk is full. */
const SQLITE_PASSING = new Set([10, 13])
/** Classes of SQLSTATE: connection, resources, the server starts or stops. */
const SQLSTATE_PASSING = /^(?:08|53|57)...$/
/** Of the operating system: no room, no such host, nobody listens. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z]+(?:_[A-Z]+)?$/
const NO_RIGHTS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'EISDIR'])

/**
 * @returns whether a store that could not be opened may be there later, with nothing configured
 * otherwise: a full disk, a database that is away
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_PASSING.has(error.errcode & 0xff)
  }
  if (!('code' in error) || typeof error.code !== 'string') return /time-?out/i.test(error.message)
  if (NO_RIGHTS.has(error.code)) return false
  return SQLSTATE_PASSING.test(error.code) || SYSTEM_ERROR.test(error.code)
}
