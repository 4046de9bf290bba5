import type { DatabaseSync } from 'node:sqlite'
import type {
  DatasetHistory,
  DocumentTime,
  HistoryTransaction,
  MendozaEffect,
  TransactionsRequest,
} from '../core/dataset.ts'
import type { StoredDocument } from '../core/documents.ts'
import { mendozaReplacement } from '../core/mendoza.ts'
import { committedBetween } from './committed.ts'
import { deletedDocuments } from './deletions.ts'
import { eventsOf } from './events.ts'
import { releaseEventsOf } from './releaseEvents.ts'
import { type Revision, revisionsOf } from './revisions.ts'
import { documentFrom, integerOf, textOf, textOrNullOf } from './rows.ts'

const TRANSACTIONS_DEFAULT = 100
const TRANSACTIONS_MAX = 1000

/** Reads of the revisions table. */
export function historyOf(database: DatabaseSync): DatasetHistory {
  return {
    transactions: (ids, request = {}) => transactionsOf(database, ids, request),
    committedBetween: (after, until, max) => committedBetween(database, { after, until, max }),
    documentAt: (id, at) => documentAt(database, id, at),
    deleted: (limit) => deletedDocuments(database, limit),
    events: (id, options = {}) => eventsOf(database, id, options),
    releaseEvents: (name, options = {}) => releaseEventsOf(database, name, options),
  }
}

function transactionsOf(
  database: DatabaseSync,
  ids: readonly string[],
  request: TransactionsRequest,
): Iterable<HistoryTransaction> {
  const limit = Math.min(request.limit ?? TRANSACTIONS_DEFAULT, TRANSACTIONS_MAX)
  const sequences = sequencesOf(database, ids, request, limit)
  return transactionsAt(database, ids, sequences, request)
}

/** Reads one at a time: together, with the documents before and after, they can fill the heap. */
function* transactionsAt(
  database: DatabaseSync,
  ids: readonly string[],
  sequences: readonly number[],
  { excludeMutations = false, includeEffects = false }: TransactionsRequest,
): Generator<HistoryTransaction> {
  const wanted = new Set(ids)
  const select = database.prepare(
    `SELECT id, timestamp, author, ${excludeMutations ? "'[]'" : 'mutations'} AS mutations,
       (SELECT json_group_array(document_id ORDER BY document_id) FROM revisions
        WHERE sequence = t.sequence AND is_base = 0) AS document_ids
     FROM transactions t WHERE sequence = ?`,
  )
  for (const sequence of sequences) {
    const row = select.get(sequence)
    const changed: string[] = row === undefined ? [] : JSON.parse(textOf(row, 'document_ids'))
    // To look up each of a thousand ids in each of a thousand transactions would take seconds.
    const documentIDs = changed.filter((id) => wanted.has(id))
    // It can be pruned while a slow client reads.
    if (row === undefined || documentIDs.length === 0) continue
    const window = { from: sequence, to: sequence, limit: documentIDs.length }
    yield {
      id: textOf(row, 'id'),
      timestamp: textOf(row, 'timestamp'),
      author: textOf(row, 'author'),
      documentIDs,
      mutations: JSON.parse(textOf(row, 'mutations')),
      ...(includeEffects && { effects: effectsOf(revisionsOf(database, documentIDs, window)) }),
    }
  }
}

/** The sequence numbers of the requested transactions, in the requested order. */
function sequencesOf(
  database: DatabaseSync,
  ids: readonly string[],
  request: TransactionsRequest,
  limit: number,
): number[] {
  const rows = database
    .prepare(
      `SELECT DISTINCT t.sequence FROM revisions r JOIN transactions t ON t.sequence = r.sequence
       WHERE r.document_id IN (SELECT value FROM json_each(:ids)) AND r.is_base = 0
         AND (:from IS NULL OR t.sequence >= :from) AND (:to IS NULL OR t.sequence <= :to)
         AND (:fromTime IS NULL OR t.timestamp >= :fromTime)
         AND (:toTime IS NULL OR t.timestamp <= :toTime)
         AND (:authors IS NULL OR t.author IN (SELECT value FROM json_each(:authors)))
       ORDER BY t.sequence ${request.reverse === true ? 'DESC' : 'ASC'} LIMIT :limit`,
    )
    .all({
      ids: JSON.stringify(ids),
      from: sequenceOf(database, request.fromTransaction),
      to: sequenceOf(database, request.toTransaction),
      fromTime: request.fromTime ?? null,
      toTime: request.toTime ?? null,
      authors: request.authors ? JSON.stringify(request.authors) : null,
      limit,
    })
  return rows.map((row) => integerOf(row, 'sequence'))
}

function sequenceOf(database: DatabaseSync, transactionId: string | undefined): number | null {
  if (transactionId === undefined) return null
  const row = database
    .prepare('SELECT max(sequence) AS sequence FROM transactions WHERE id = ?')
    .get(transactionId)
  return typeof row?.sequence === 'number' ? row.sequence : null
}

function effectsOf(revisions: readonly Revision[]): Record<string, MendozaEffect> {
  const effects: Record<string, MendozaEffect> = {}
  for (const { documentId, before, after } of revisions)
    effects[documentId] = { apply: mendozaReplacement(after), revert: mendozaReplacement(before) }
  return effects
}

function documentAt(database: DatabaseSync, id: string, at: DocumentTime): StoredDocument | null {
  const until = at.revision === undefined ? undefined : sequenceOf(database, at.revision)
  if (until === null) return unchangedDocument(database, id, at)
  // The base of a document whose earlier revisions were pruned has no transaction.
  const [condition, values] =
    until !== undefined
      ? ['AND r.sequence <= ?', [until]]
      : at.time !== undefined
        ? [`AND coalesce(t.timestamp, json_extract(r.after, '$._updatedAt')) <= ?`, [at.time]]
        : ['AND r.after IS NOT NULL', []]
  const row = database
    .prepare(
      `SELECT r.after FROM revisions r LEFT JOIN transactions t ON t.sequence = r.sequence
       WHERE r.document_id = ? ${condition} ORDER BY r.sequence DESC LIMIT 1`,
    )
    .get(id, ...values)
  if (row === undefined) return unchangedDocument(database, id, at)
  const json = textOrNullOf(row, 'after')
  return json === null ? null : documentFrom(json)
}

/** A document that has not changed for so long that all its revisions were pruned. */
function unchangedDocument(
  database: DatabaseSync,
  id: string,
  { revision, time }: DocumentTime,
): StoredDocument | null {
  const row = database
    .prepare(
      `SELECT json FROM documents WHERE id = :id
         AND NOT EXISTS (SELECT 1 FROM revisions WHERE document_id = :id)
         AND (:revision IS NULL OR json_extract(json, '$._rev') = :revision
           OR json_extract(json, '$._updatedAt') <=
             (SELECT max(timestamp) FROM transactions WHERE id = :revision))
         AND (:time IS NULL OR json_extract(json, '$._updatedAt') <= :time)`,
    )
    .get({ id, revision: revision ?? null, time: time ?? null })
  return row === undefined ? null : documentFrom(textOf(row, 'json'))
}
