import type { DatabaseSync } from 'node:sqlite'
import type { DeletedDocument } from '../core/dataset.ts'
import type { StoredDocument } from '../core/documents.ts'
import { documentFrom, type Row, textOf } from './rows.ts'

const DELETED_MAX = 200
/** Characters of the listed documents together, as JSON; the newest is listed in any case. */
const DELETED_SIZE_MAX = 8 * 1024 * 1024
/** Most deletions are of preview secrets, in a history of any length. */
const DELETIONS_READ_MAX = 5_000

/**
 * Documents without a published version or draft among the newest `DELETIONS_READ_MAX` deletions,
 * last deleted first, up to `DELETED_SIZE_MAX`.
 * Assets, what the Studio and its plugins store, share links and the lake's own documents are left
 * out, because editors restore none of them.
 */
export function deletedDocuments(database: DatabaseSync, limit: number): DeletedDocument[] {
  const wanted = Math.min(limit, DELETED_MAX)
  const read = database.prepare(
    `SELECT after FROM revisions WHERE document_id = ? AND after IS NOT NULL
     ORDER BY sequence DESC LIMIT 1`,
  )
  const deleted = new Map<string, DeletedDocument>()
  let size = 0
  for (const row of deletions(database)) {
    // A document and its draft are one entry: the draft, which comes first.
    const id = textOf(row, 'id').replace(/^drafts\./, '')
    const state = deleted.has(id) ? undefined : read.get(textOf(row, 'id'))
    if (state === undefined) continue
    const json = textOf(state, 'after')
    const document = documentFrom(json)
    if (!isRestorable(document)) continue
    size += json.length
    if (deleted.size === wanted || (deleted.size > 0 && size > DELETED_SIZE_MAX)) break
    const [timestamp, author] = [textOf(row, 'timestamp'), textOf(row, 'author')]
    deleted.set(id, { id, timestamp, author, document })
  }
  return [...deleted.values()]
}

/** Without the documents, because together they can fill the heap. */
function deletions(database: DatabaseSync): Row[] {
  return database
    .prepare(
      `SELECT gone.document_id AS id, t.timestamp, t.author
       FROM (SELECT document_id, sequence FROM revisions WHERE after IS NULL
         ORDER BY sequence DESC LIMIT ?) gone
       JOIN transactions t ON t.sequence = gone.sequence
       WHERE gone.document_id NOT LIKE 'versions.%' AND gone.document_id NOT GLOB '_.*'
         AND NOT EXISTS (SELECT 1 FROM revisions later
           WHERE later.document_id = gone.document_id AND later.sequence > gone.sequence)
         AND NOT EXISTS (SELECT 1 FROM documents stored WHERE stored.id IN (
           gone.document_id, 'drafts.' || gone.document_id,
           CASE WHEN gone.document_id LIKE 'drafts.%' THEN substr(gone.document_id, 8) END))
       ORDER BY gone.sequence DESC, gone.document_id LIKE 'drafts.%' DESC, gone.document_id`,
    )
    .all(DELETIONS_READ_MAX)
}

function isRestorable({ _type }: StoredDocument): boolean {
  return _type !== 'previewLink' && !/^(?:sanity|system|assist|media)\./.test(_type)
}
