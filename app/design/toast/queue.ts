/**
 * The way a notice takes from whoever has something to say to the lazily loaded toaster: a bounded
 * queue, so that nothing said before the toaster's code has arrived is lost.
 */

export interface Notice {
  tone: 'ok' | 'error'
  message: string
  /** What it is about, such as a form: a newer notice about the same takes its place. */
  subject?: string
}

type Listener = () => void

/** More than a screen can show; older notices give way. */
const noticesMax = 4

export interface NoticeQueue {
  add(notice: Notice): void
  /** Removes and returns everything waiting, oldest first. */
  drain(): readonly Notice[]
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void
}

export function createNoticeQueue(): NoticeQueue {
  let waiting: readonly Notice[] = []
  const listeners = new Set<Listener>()
  return {
    add(notice) {
      waiting = [...waiting, notice].slice(-noticesMax)
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

/** Shows a notice at the top right for five seconds. For the browser only. */
export function notify(notice: Notice): void {
  noticeQueue.add(notice)
}
