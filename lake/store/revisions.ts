import type { DatabaseSync } from 'node:sqlite'
import type { StoredDocument } from '../core/documents.ts'
import { documentFrom, integerOf, type Row, textOf, textOrNullOf } from './rows.ts'

/** A stored revision with the state before it. */
export interface Revision {
  readonly sequence: number
  readonly documentId: string
  readonly action: string
  readonly transactionId: string
  readonly timestamp: string
  readonly author: string
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
}

/**
 * Revisions of documents, in commit order. Bases, whose own change was pruned, are left out.
 * @param window only those with a sequence number in this range
 */
export function revisionsOf(
  database: DatabaseSync,
  ids: readonly string[],
  window: { from?: number; to?: number; newestFirst?: boolean; limit: number },
): Revision[] {
  const direction = window.newestFirst ? 'DESC' : 'ASC'
  const rows = database
    .prepare(
      `SELECT r.sequence, r.document_id, r.action, r.after, t.id, t.timestamp, t.author,
         (SELECT p.after FROM revisions p WHERE p.document_id = r.document_id
          AND p.sequence < r.sequence ORDER BY p.sequence DESC LIMIT 1) AS before
       FROM revisions r JOIN transactions t ON t.sequence = r.sequence
       WHERE r.document_id IN (SELECT value FROM json_each(?)) AND r.is_base = 0
         AND r.sequence BETWEEN ? AND ?
       ORDER BY r.sequence ${direction} LIMIT ?`,
    )
    .all(JSON.stringify(ids), window.from ?? 0, window.to ?? Number.MAX_SAFE_INTEGER, window.limit)
  return rows.map(revisionFrom)
}

function revisionFrom(row: Row): Revision {
  const before = textOrNullOf(row, 'before')
  const after = textOrNullOf(row, 'after')
  return {
    sequence: integerOf(row, 'sequence'),
    documentId: textOf(row, 'document_id'),
    action: textOf(row, 'action'),
    transactionId: textOf(row, 'id'),
    timestamp: textOf(row, 'timestamp'),
    author: textOf(row, 'author'),
    before: before === null ? null : documentFrom(before),
    after: after === null ? null : documentFrom(after),
  }
}
