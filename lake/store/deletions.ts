import type { DatabaseSync } from 'node:sqlite'
import type { DeletedDocument } from '../core/dataset.ts'
import { documentFrom, textOf } from './rows.ts'

const DELETED_MAX = 200
/** Most deletions are of preview secrets, in a history of any length. */
const DELETIONS_READ_MAX = 5_000
/** A document and its draft are deleted together. They are one entry: the draft, which is newer. */
const ROWS_PER_DOCUMENT = 2

/**
 * Documents without a published version or draft among the newest `DELETIONS_READ_MAX` deletions,
 * last deleted first.
 * Assets, preview secrets, share links and the lake's own documents are left out, because editors
 * restore none of them.
 */
export function deletedDocuments(database: DatabaseSync, limit: number): DeletedDocument[] {
  const wanted = Math.min(limit, DELETED_MAX)
  const rows = database
    .prepare(
      `WITH deleted AS (
         SELECT gone.document_id AS id, gone.sequence, t.timestamp, t.author,
           (SELECT before.after FROM revisions before
            WHERE before.document_id = gone.document_id AND before.after IS NOT NULL
            ORDER BY before.sequence DESC LIMIT 1) AS document
         FROM (SELECT document_id, sequence FROM revisions WHERE after IS NULL
           ORDER BY sequence DESC LIMIT ?) gone
         JOIN transactions t ON t.sequence = gone.sequence
         WHERE gone.document_id NOT LIKE 'versions.%'
           AND NOT EXISTS (SELECT 1 FROM revisions later
             WHERE later.document_id = gone.document_id AND later.sequence > gone.sequence)
           AND NOT EXISTS (SELECT 1 FROM documents there WHERE there.id IN (
             gone.document_id, 'drafts.' || gone.document_id,
             CASE WHEN gone.document_id LIKE 'drafts.%' THEN substr(gone.document_id, 8) END)))
       SELECT id, timestamp, author, document FROM deleted
       WHERE id NOT GLOB '_.*' AND json_extract(document, '$._type') <> 'previewLink'
         AND json_extract(document, '$._type') NOT GLOB 'sanity.*'
         AND json_extract(document, '$._type') NOT GLOB 'system.*'
       ORDER BY sequence DESC, id LIKE 'drafts.%' DESC, id LIMIT ?`,
    )
    .all(DELETIONS_READ_MAX, wanted * ROWS_PER_DOCUMENT)
  const deleted = new Map<string, DeletedDocument>()
  for (const row of rows) {
    const id = textOf(row, 'id').replace(/^drafts\./, '')
    if (deleted.has(id)) continue
    const document = documentFrom(textOf(row, 'document'))
    const [timestamp, author] = [textOf(row, 'timestamp'), textOf(row, 'author')]
    deleted.set(id, { id, timestamp, author, document })
  }
  return [...deleted.values()].slice(0, wanted)
}
