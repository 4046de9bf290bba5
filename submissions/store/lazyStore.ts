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
    correctTimes: async (...correction) => (await opened()).correctTimes(...correction),
    erase: async (ids) => (await opened()).erase(ids),
    counts: async () => (await opened()).counts(),
    checkWritable: async () => (await opened()).checkWritable(),
    query: async (...statement) => (await opened()).query(...statement),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  }
}
