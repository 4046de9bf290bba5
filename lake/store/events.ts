import type { DatabaseSync } from 'node:sqlite'
import type { EventPage, EventPageOptions, HistoryEvent } from '../core/dataset.ts'
import {
  isDraftId,
  isPublishedId,
  isVersionId,
  publishedIdOf,
  releaseOf,
} from '../core/documents.ts'
import { eventPage } from './eventPages.ts'
import type { RevisionSummary } from './revisions.ts'
import { textOf } from './rows.ts'

/**
 * The events of a document, draft or version, in the terms of the Studio's history: its creations
 * and deletions, and the publications of its group. Edits are not events; the Studio derives those
 * from the transactions.
 */
export function eventsOf(database: DatabaseSync, id: string, options: EventPageOptions): EventPage {
  return eventPage(
    database,
    groupIds(database, publishedIdOf(id)),
    options,
    (revision, revisions) =>
      isListed(revision, revisions, id) ? eventOf(revision, revisions) : undefined,
  )
}

/**
 * The Studio calls every creation and deletion one of the requested draft or version. Below its
 * publication it nests what precedes it up to a creation, so that of a published version remains.
 */
function isListed(
  revision: RevisionSummary,
  revisions: readonly RevisionSummary[],
  requestedId: string,
): boolean {
  const { documentId: id } = revision
  if (isPublishedId(id) || id === requestedId) return true
  if (isVersionId(requestedId)) return false
  return isDraftId(id) || wasPublished(revision, revisions)
}

/** Whether this revision created a version that was published. */
function wasPublished(
  { documentId, sequence, before }: RevisionSummary,
  revisions: readonly RevisionSummary[],
): boolean {
  if (before !== null) return false
  const removal = revisions.findLast(
    (each) => each.documentId === documentId && each.sequence > sequence && each.after === null,
  )
  return revisions.some(
    (each) =>
      each.sequence === removal?.sequence &&
      each.action === 'publish' &&
      isPublishedId(each.documentId),
  )
}

/** Every id of a group that occurs in the history. */
function groupIds(database: DatabaseSync, publishedId: string): string[] {
  const versions = database
    .prepare(
      `SELECT DISTINCT document_id FROM revisions
       WHERE document_id >= 'versions.' AND document_id < 'versions/' AND document_id LIKE ?`,
    )
    .all(`%.${publishedId}`)
    .map((row) => textOf(row, 'document_id'))
    .filter((id) => publishedIdOf(id) === publishedId)
  return [publishedId, `drafts.${publishedId}`, ...versions]
}

/** @param revisions those of the whole group, newest first */
function eventOf(
  revision: RevisionSummary,
  revisions: readonly RevisionSummary[],
): HistoryEvent | undefined {
  const { documentId: id, action, transactionId, before, after } = revision
  const publishedId = publishedIdOf(id)
  const event = (type: string, more: Record<string, unknown> = {}): HistoryEvent => ({
    id: `${transactionId}:${id}`,
    type,
    timestamp: revision.timestamp,
    author: revision.author,
    documentId: publishedId,
    ...more,
  })
  if (!isPublishedId(id)) {
    const version = { versionId: id, releaseId: releaseOf(id) }
    if (before === null && after !== null)
      return event('createDocumentVersion', { ...version, versionRevisionId: transactionId })
    // A version that was published or deleted with its document is part of that event.
    if (after === null && (action === 'discard' || action === ''))
      return event('deleteDocumentVersion', { ...version, versionRevisionId: before?.rev ?? '' })
    return undefined
  }
  if (action === 'publish') return event('publishDocumentVersion', published(revision, revisions))
  if (action === 'unpublish') {
    return event('unpublishDocument', {
      versionId: `drafts.${id}`,
      versionRevisionId: before?.rev ?? transactionId,
      releaseId: releaseOf(versionGoneWith(revision, revisions)?.documentId ?? ''),
    })
  }
  if (after === null) return event('deleteDocumentGroup')
  const type = before === null ? 'createLiveDocument' : 'updateLiveDocument'
  return event(type, { revisionId: transactionId })
}

/** The draft or version that was removed by the transaction that changed the published document. */
function versionGoneWith(
  revision: RevisionSummary,
  revisions: readonly RevisionSummary[],
): RevisionSummary | undefined {
  return revisions.find(
    ({ documentId, sequence, before, after }) =>
      sequence === revision.sequence &&
      documentId !== revision.documentId &&
      before !== null &&
      after === null,
  )
}

function published(
  revision: RevisionSummary,
  revisions: readonly RevisionSummary[],
): Record<string, unknown> {
  const version = versionGoneWith(revision, revisions)
  const versionId = version?.documentId ?? `drafts.${revision.documentId}`
  const release = releaseOf(versionId)
  return {
    revisionId: revision.transactionId,
    versionId,
    versionRevisionId: version?.before?.rev,
    releaseId: release,
    publishCause: release === undefined ? 'document.publish' : 'release.publish',
  }
}
