import type { DatabaseSync } from 'node:sqlite'
import type { EventPage, EventPageOptions, HistoryEvent } from '../core/dataset.ts'
import { firstWithinSize, type RevisionSummary, revisionSummariesOf } from './revisions.ts'

const EVENTS_DEFAULT = 100
const REVISIONS_PER_PAGE = 2000
/** Characters of the revisions of a page as stored: SQLite parses them, twice each. */
const PAGE_SIZE_MAX = 32 * 1024 * 1024

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
  // A transaction has one revision of a document at most, so the newest one is always read whole.
  const limitOfRevisions = Math.max(REVISIONS_PER_PAGE, ids.length + 1)
  const window = {
    limit: limitOfRevisions,
    ...(Number.isSafeInteger(before) ? { to: before } : {}),
  }
  const from = firstWithinSize(database, ids, window, PAGE_SIZE_MAX)
  const revisions = revisionSummariesOf(database, ids, { ...window, from })
  const events: HistoryEvent[] = []
  const last = revisions.length === limitOfRevisions ? revisions.at(-1)?.sequence : undefined
  let oldest = 0
  for (const revision of revisions) {
    // The rest of the last transaction may not have been read.
    if (revision.sequence === last) return { events, nextCursor: String(last + 1) }
    // A cursor names a transaction, so its events must be on one page.
    if (events.length >= limit && revision.sequence !== oldest)
      return { events, nextCursor: String(oldest) }
    oldest = revision.sequence
    const event = eventOf(revision, revisions)
    if (event !== undefined) events.push(event)
  }
  return { events, nextCursor: from > 0 ? String(from) : '' }
}
