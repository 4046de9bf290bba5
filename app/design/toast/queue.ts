/**
 * A bounded queue between senders of notices and the lazily loaded toaster, so that no notice is
 * lost before the toaster's code has loaded.
 */

export interface Notice {
  tone: 'ok' | 'error'
  message: string
  /** The subject of a notice, such as a form: a newer notice with the same subject replaces it. */
  subject?: string
}

type Listener = () => void

/** More than a screen can show; older notices are dropped. */
const NOTICES_MAX = 4

/** Ends the notice with this subject. */
interface Dismissal {
  subject: string
  message?: undefined
}

export interface NoticeQueue {
  add(entry: Notice | Dismissal): void
  /** Removes and returns all queued entries, oldest first. */
  drain(): readonly (Notice | Dismissal)[]
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void
}

export function createNoticeQueue(): NoticeQueue {
  let waiting: readonly (Notice | Dismissal)[] = []
  const listeners = new Set<Listener>()
  return {
    add(entry) {
      waiting = [...waiting, entry].slice(-NOTICES_MAX)
      for (const listener of listeners) listener()
    },
    drain() {
      const drained = waiting
      waiting = []
      return drained
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const noticeQueue = createNoticeQueue()

/** Removes the notice with this subject, if there is one. For the browser only. */
export function dismiss(subject: string): void {
  noticeQueue.add({ subject })
}

/** Shows a notice at the top right for a few seconds. For the browser only. */
export function notify(notice: Notice): void {
  noticeQueue.add(notice)
}
