/**
 * A bounded queue between senders of notices and the lazily loaded toaster, so that no notice is
 * lost before the toaster's code has loaded.
 */

export interface Notice {
  tone: 'ok' | 'error'
  /** If empty, the current notice of the subject is dismissed. */
  message: string
  /** The subject of a notice, such as a form: a newer notice with the same subject replaces it. */
  subject?: string
}

type Listener = () => void

/** More than a screen can show; older notices are dropped. */
const NOTICES_MAX = 4

export interface NoticeQueue {
  add(notice: Notice): void
  /** Removes and returns all queued notices, oldest first. */
  drain(): readonly Notice[]
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void
}

export function createNoticeQueue(): NoticeQueue {
  let waiting: readonly Notice[] = []
  const listeners = new Set<Listener>()
  return {
    add(notice) {
      waiting = [...waiting, notice].slice(-NOTICES_MAX)
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

/** Shows a notice at the top right for a few seconds. For the browser only. */
export function notify(notice: Notice): void {
  noticeQueue.add(notice)
}
