import type { DatabaseSync } from 'node:sqlite'
import type { CommittedTransaction, DocumentChange } from '../core/dataset.ts'
import { isRecord } from '../core/json.ts'
import { documentFrom, integerOf, type Row, textOf, textOrNullOf } from './rows.ts'

/**
 * The transactions with sequence numbers above `after` up to `until`, in commit order, as they were
 * announced.
 * @returns null if the history does not contain all of them completely, or if they change more
 * documents, or characters of JSON, than the maximum
 */
export function committedBetween(
  database: DatabaseSync,
  {
    after,
    until,
    max,
  }: { after: number; until: number; max: { readonly changes: number; readonly size: number } },
): CommittedTransaction[] | null {
  const transactions = database
    .prepare(
      `SELECT sequence, id, timestamp, author, mutations FROM transactions
       WHERE sequence > ? AND sequence <= ? ORDER BY sequence`,
    )
    .all(after, until)
  if (transactions.length !== until - after) return null
  const count = database
    .prepare(
      `SELECT count(*) AS changes, coalesce(sum(size), 0) AS size FROM revisions
       WHERE sequence > ? AND sequence <= ?`,
    )
    .get(after, until)
  if (count === undefined || integerOf(count, 'changes') > max.changes) return null
  if (integerOf(count, 'size') > max.size) return null
  const revisions = revisionsBySequence(database, after, until)
  const committed: CommittedTransaction[] = []
  for (const row of transactions) {
    const sequence = integerOf(row, 'sequence')
    const changes = changesOf(textOf(row, 'mutations'), revisions.get(sequence) ?? [])
    if (changes === null) return null
    const [transactionId, timestamp] = [textOf(row, 'id'), textOf(row, 'timestamp')]
    committed.push({ sequence, transactionId, author: textOf(row, 'author'), timestamp, changes })
  }
  return committed
}

function revisionsBySequence(
  database: DatabaseSync,
  after: number,
  until: number,
): Map<number, Row[]> {
  const rows = database
    .prepare(
      `SELECT r.sequence, r.document_id, r.is_base, r.after,
         (SELECT p.after FROM revisions p WHERE p.document_id = r.document_id
          AND p.sequence < r.sequence ORDER BY p.sequence DESC LIMIT 1) AS before
       FROM revisions r WHERE r.sequence > ? AND r.sequence <= ?`,
    )
    .all(after, until)
  return Map.groupBy(rows, (row) => integerOf(row, 'sequence'))
}

/** In the order of the mutations. Null if mutations or revisions were dropped. */
function changesOf(mutations: string, revisions: readonly Row[]): DocumentChange[] | null {
  const parsed: unknown = JSON.parse(mutations)
  const byId = Map.groupBy(Array.isArray(parsed) ? parsed : [], documentIdOf)
  if (byId.size !== revisions.length) return null
  const changes: DocumentChange[] = []
  for (const [id, own] of byId) {
    const row = revisions.find((each) => textOf(each, 'document_id') === id)
    if (id === undefined || row === undefined || integerOf(row, 'is_base') === 1) return null
    const [before, after] = [textOrNullOf(row, 'before'), textOrNullOf(row, 'after')]
    changes.push({
      id,
      before: before === null ? null : documentFrom(before),
      after: after === null ? null : documentFrom(after),
      mutations: own,
    })
  }
  return changes
}

/** The document of a stored mutation, such as `{"patch": {"id": …}}`. */
function documentIdOf(mutation: unknown): string | undefined {
  const [content] = isRecord(mutation) ? Object.values(mutation) : []
  const id = isRecord(content) ? (content._id ?? content.id) : undefined
  return typeof id === 'string' ? id : undefined
}
