import type { TransactionEvent } from '../core/dataset.ts'
import type { EventStreamSource, ServerSentEvent, StreamRequest } from './eventStream.ts'
import { flag } from './searchParams.ts'

/**
 * `data/live/events`: the sync tags that a transaction invalidated. An event's id is the
 * transaction's number; a client that reconnects with it gets the events it missed, or `restart` if
 * they were dropped and it must read everything again. With `includeDrafts` changes of drafts count
 * too.
 */
export function createLiveStream(request: StreamRequest): EventStreamSource {
  const includeDrafts = flag(request.search, 'includeDrafts')

  const messages = (event: TransactionEvent): ServerSentEvent[] => {
    const { published, all } = event.syncTags
    const tags = includeDrafts ? all : published
    if (tags.length === 0) return []
    return [{ event: 'message', data: { tags }, id: String(event.sequence) }]
  }

  return {
    onTransaction: messages,
    begin(log) {
      const now = String(log.lastSequence)
      if (!request.lastEventId) return [{ event: 'welcome', data: {}, id: now }]
      const missed = /^\d{1,15}$/.test(request.lastEventId)
        ? log.since(Number(request.lastEventId))
        : null
      if (missed === null) {
        return [
          { event: 'welcome', data: {}, id: now },
          { event: 'restart', data: {}, id: now },
        ]
      }
      // The client's last id, so that it resumes from there if it disconnects before the first
      // message.
      const welcome = { event: 'welcome', data: {}, id: request.lastEventId }
      return [welcome, ...missed.flatMap(messages)]
    },
  }
}
