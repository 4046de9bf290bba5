import type { DatabaseSync } from 'node:sqlite'
import type { EventPage, EventPageOptions, HistoryEvent } from '../core/dataset.ts'
import { publishedIdOf, releaseDocumentId } from '../core/documents.ts'
import { eventPage } from './eventPages.ts'
import type { RevisionSummary } from './revisions.ts'
import { textOf } from './rows.ts'

const DOCUMENTS_MAX = 5000

/**
 * The events of a release, as the activity panel of the Studio shows them. Changes of its metadata
 * are no events; the Studio reads those from the transactions.
 */
export function releaseEventsOf(
  database: DatabaseSync,
  name: string,
  options: EventPageOptions,
): EventPage {
  const ids = [releaseDocumentId(name), ...versionsEverIn(database, name)]
  return eventPage(database, ids, options, (revision) => eventOf(revision, name))
}

function versionsEverIn(database: DatabaseSync, name: string): string[] {
  return database
    .prepare(
      `SELECT DISTINCT document_id FROM revisions
       WHERE document_id >= ? AND document_id < ? LIMIT ?`,
    )
    .all(`versions.${name}.`, `versions.${name}/`, DOCUMENTS_MAX)
    .map((row) => textOf(row, 'document_id'))
}

const releaseEvents: Readonly<Record<string, string>> = {
  'release.create': 'createRelease',
  'release.import': 'createRelease',
  'release.schedule': 'scheduleRelease',
  'release.unschedule': 'unscheduleRelease',
  'release.publish': 'publishRelease',
  'release.archive': 'archiveRelease',
  'release.unarchive': 'unarchiveRelease',
}
/** A version's removal with its release is covered by the release's own event. */
const settling = new Set(['publish', 'archive', 'delete'])

function eventOf(revision: RevisionSummary, name: string): HistoryEvent | undefined {
  const { documentId: id, action, transactionId, timestamp, author, before, after } = revision
  const event = (type: string, more: Readonly<Record<string, unknown>>): HistoryEvent => ({
    id: `${transactionId}:${id}`,
    type,
    timestamp,
    author,
    documentId: publishedIdOf(id),
    releaseName: name,
    ...more,
  })
  if (id === releaseDocumentId(name)) {
    const type = releaseEvents[action]
    if (type === undefined) return undefined
    return event(type, type === 'scheduleRelease' ? { publishAt: after?.publishAt } : {})
  }
  const document = after ?? before
  const version = {
    documentType: document?.type,
    versionId: id,
    versionRevisionId: document?.rev,
  }
  if (before === null && action !== 'unarchive')
    return event('addDocumentToRelease', { ...version, revisionId: transactionId })
  if (after === null && !settling.has(action)) return event('discardDocumentFromRelease', version)
  return undefined
}
