import type { DatabaseSync } from 'node:sqlite'
import type { HistoryEvent } from '../core/dataset.ts'
import { type RevisionSummary, revisionSummariesOf } from './revisions.ts'

const EVENTS_DEFAULT = 100
const REVISIONS_PER_PAGE_MAX = 2000

export interface EventPage {
  events: HistoryEvent[]
  nextCursor: string
}

export interface EventPageOptions {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * A page of the events of documents, newest first.
 * @param eventOf the event of a revision, if it is one; `revisions` are those of the page
 */
export function eventPage(
  database: DatabaseSync,
  ids: readonly string[],
  { limit = EVENTS_DEFAULT, cursor }: EventPageOptions,
  eventOf: (
    revision: RevisionSummary,
    revisions: readonly RevisionSummary[],
  ) => HistoryEvent | undefined,
): EventPage {
  const before = cursor ? Number(cursor) - 1 : Number.NaN
  const revisions = revisionSummariesOf(database, ids, {
    newestFirst: true,
    limit: REVISIONS_PER_PAGE_MAX,
    ...(Number.isSafeInteger(before) ? { to: before } : {}),
  })
  const events: HistoryEvent[] = []
  const isFull = revisions.length === REVISIONS_PER_PAGE_MAX
  const last = isFull ? revisions.at(-1)?.sequence : undefined
  let oldest = 0
  for (const revision of revisions) {
    // The rest of the last transaction may not have been read.
    if (revision.sequence === last && last !== revisions[0]?.sequence)
      return { events, nextCursor: String(last + 1) }
    // A cursor names a transaction, so its events must be on one page.
    if (events.length >= limit && revision.sequence !== oldest)
      return { events, nextCursor: String(oldest) }
    oldest = revision.sequence
    const event = eventOf(revision, revisions)
    if (event !== undefined) events.push(event)
  }
  return { events, nextCursor: isFull ? String(oldest) : '' }
}
