import type { DatabaseSync } from 'node:sqlite'
import type { StoredDocument } from '../core/documents.ts'
import { documentFrom, integerOf, type Row, textOf, textOrNullOf } from './rows.ts'

interface StoredRevision<State> {
  readonly sequence: number
  readonly documentId: string
  readonly action: string
  readonly transactionId: string
  readonly timestamp: string
  readonly author: string
  readonly before: State | null
  readonly after: State | null
}

/** A revision with the complete document before and after it. */
export type Revision = StoredRevision<StoredDocument>

/** A revision without the contents of its document. */
export type RevisionSummary = StoredRevision<DocumentSummary>

interface DocumentSummary {
  readonly rev: unknown
  readonly type: unknown
  /** The scheduled time of a release document. */
  readonly publishAt: unknown
}

interface Window {
  /** Sequence numbers, inclusive. */
  from?: number
  to?: number
  limit: number
}

/** Revisions of documents, newest first. Bases, whose own change was pruned, are left out. */
export function revisionsOf(
  database: DatabaseSync,
  ids: readonly string[],
  window: Window,
): Revision[] {
  const rows = selectRevisions(database, ids, window, (json) => json)
  return rows.map((row) => revisionFrom(row, documentFrom))
}

/**
 * As `revisionsOf`; SQLite extracts the summary, so large documents are neither copied nor parsed.
 */
export function revisionSummariesOf(
  database: DatabaseSync,
  ids: readonly string[],
  window: Window,
): RevisionSummary[] {
  const rows = selectRevisions(database, ids, window, summaryOf)
  return rows.map((row) => revisionFrom(row, summaryFrom))
}

/**
 * The sequence number from which the newest revisions of documents are at most `sizeMax` characters
 * together, or one transaction; 0 if all are. It reads no documents.
 */
export function firstWithinSize(
  database: DatabaseSync,
  ids: readonly string[],
  { to = Number.MAX_SAFE_INTEGER, limit }: Pick<Window, 'to' | 'limit'>,
  sizeMax: number,
): number {
  const rows = database
    .prepare(
      `SELECT sequence, size FROM revisions
       WHERE document_id IN (SELECT value FROM json_each(?)) AND is_base = 0 AND sequence <= ?
       ORDER BY sequence DESC LIMIT ?`,
    )
    .all(JSON.stringify(ids), to, limit)
  let size = 0
  let first = 0
  for (const row of rows) {
    const sequence = integerOf(row, 'sequence')
    size += integerOf(row, 'size')
    if (size > sizeMax && first > 0 && sequence !== first) return first
    first = sequence
  }
  return 0
}

/** SQL for a JSON array with what `summaryFrom` reads; null if the document is null. */
const summaryOf = (json: string) => `json_extract(${json}, '$._rev', '$._type', '$.publishAt')`

function summaryFrom(json: string): DocumentSummary {
  const [rev, type, publishAt] = JSON.parse(json)
  return { rev, type, publishAt }
}

/** @param stateOf SQL for a state, from the column with the document's JSON */
function selectRevisions(
  database: DatabaseSync,
  ids: readonly string[],
  window: Window,
  stateOf: (json: string) => string,
): Row[] {
  return database
    .prepare(
      `SELECT r.sequence, r.document_id, r.action, ${stateOf('r.after')} AS after,
         t.id, t.timestamp, t.author,
         (SELECT ${stateOf('p.after')} FROM revisions p WHERE p.document_id = r.document_id
          AND p.sequence < r.sequence ORDER BY p.sequence DESC LIMIT 1) AS before
       FROM revisions r JOIN transactions t ON t.sequence = r.sequence
       WHERE r.document_id IN (SELECT value FROM json_each(?)) AND r.is_base = 0
         AND r.sequence BETWEEN ? AND ?
       ORDER BY r.sequence DESC LIMIT ?`,
    )
    .all(JSON.stringify(ids), window.from ?? 0, window.to ?? Number.MAX_SAFE_INTEGER, window.limit)
}

function revisionFrom<State>(row: Row, parse: (json: string) => State): StoredRevision<State> {
  const before = textOrNullOf(row, 'before')
  const after = textOrNullOf(row, 'after')
  return {
    sequence: integerOf(row, 'sequence'),
    documentId: textOf(row, 'document_id'),
    action: textOf(row, 'action'),
    transactionId: textOf(row, 'id'),
    timestamp: textOf(row, 'timestamp'),
    author: textOf(row, 'author'),
    before: before === null ? null : parse(before),
    after: after === null ? null : parse(after),
  }
}
