import type { DatabaseSync } from 'node:sqlite'
import type { DatasetLimits } from '../core/datasetLimits.ts'
import { integerOf, type Row, textOf } from './rows.ts'

const COMMITS_BETWEEN_SWEEPS = 256
/** Bounds the work of one commit; the rest is pruned by later sweeps. */
const REVISIONS_PER_SWEEP_MAX = 5000

/**
 * Bounds the history: a maximum number of revisions of each document, a maximum age, and a maximum
 * total size. Runs inside the commit's own transaction. The oldest remaining revision of a document
 * becomes its base: a state to start from, without the change itself. Age and size drop a revision
 * only with the next one of its document, so that a remaining change has the state before it.
 */
export class HistoryPruner {
  readonly #database: DatabaseSync
  readonly #limits: DatasetLimits
  readonly #date: () => number
  /** Counting takes 5 ms for a document with 500 revisions, because SQLite reads all of them. */
  readonly #revisionCounts = new Map<string, number>()
  #commits = 0
  #size: number

  constructor(database: DatabaseSync, limits: DatasetLimits, date: () => number) {
    this.#database = database
    this.#limits = limits
    this.#date = date
    this.#size = this.#storedSize()
  }

  /** Accounts for the revisions of a commit, and prunes the excess. */
  recordCommit(
    sequence: number,
    written: readonly { readonly documentId: string; readonly size: number }[],
  ): void {
    for (const { documentId, size } of written) {
      this.#size += size
      this.#pruneDocument(documentId)
    }
    this.#commits++
    const tooLarge = this.#size > this.#limits.historySizeMax
    if (tooLarge || this.#commits % COMMITS_BETWEEN_SWEEPS === 1) this.#sweep(sequence)
  }

  /** Reads the totals again, because after a rollback they include revisions that do not exist. */
  reset(): void {
    this.#revisionCounts.clear()
    this.#size = this.#storedSize()
  }

  #pruneDocument(documentId: string): void {
    const { revisionsPerDocumentMax: max } = this.#limits
    const count = (this.#revisionCounts.get(documentId) ?? this.#countOf(documentId) - 1) + 1
    this.#revisionCounts.set(documentId, count)
    // Up to a tenth more is tolerated, so that a busy document is not pruned at every keystroke.
    if (count <= max + Math.ceil(max / 10)) return
    const newestFirst = 'SELECT sequence AS n FROM revisions WHERE document_id = ?'
    const oldestKept = this.#number(
      `${newestFirst} ORDER BY sequence DESC LIMIT 1 OFFSET ?`,
      documentId,
      max - 1,
    )
    const dropped = this.#database
      .prepare(
        'DELETE FROM revisions WHERE document_id = ? AND sequence < ? RETURNING document_id, sequence, size',
      )
      .all(documentId, oldestKept)
    this.#forget(dropped)
    this.#revisionCounts.set(documentId, max)
  }

  /** Drops revisions above the maximum age, then the oldest until the total size fits. */
  #sweep(committed: number): void {
    const oldest = new Date(this.#date() - this.#limits.historyAgeMaxMs).toISOString()
    // If no earlier transaction is within the maximum age, nothing is dropped by age, because the
    // clock may be wrong.
    const recent = this.#number(
      'SELECT coalesce(min(sequence), 1) AS n FROM transactions WHERE timestamp >= ? AND sequence < ?',
      oldest,
      committed,
    )
    this.#dropUpTo(Math.max(recent - 1, this.#sequenceToFit()))
    this.#revisionCounts.clear()
  }

  /** The newest sequence number to drop up to so that the rest is nine tenths of the bound. */
  #sequenceToFit(): number {
    const { historySizeMax } = this.#limits
    if (this.#size <= historySizeMax) return 0
    let excess = this.#size - historySizeMax * 0.9
    let dropped = 0
    let upTo = 0
    const bases = new Map<string, number>()
    const oldestFirst = this.#database.prepare(
      `SELECT r.document_id, r.sequence, r.size, EXISTS (SELECT 1 FROM revisions later
         WHERE later.document_id = r.document_id AND later.sequence > r.sequence) AS has_later
       FROM revisions r ORDER BY r.sequence`,
    )
    for (const row of oldestFirst.iterate()) {
      if (excess <= 0 || dropped >= REVISIONS_PER_SWEEP_MAX) break
      const documentId = textOf(row, 'document_id')
      const base = bases.get(documentId)
      const sizes = base === undefined ? [] : [base]
      if (integerOf(row, 'has_later') === 1) bases.set(documentId, integerOf(row, 'size'))
      else sizes.push(integerOf(row, 'size'))
      for (const size of sizes) excess -= size
      dropped += sizes.length
      upTo = integerOf(row, 'sequence')
    }
    return upTo
  }

  /** Retains the newest dropped revision of a document that has later ones, as its base. */
  #dropUpTo(sequence: number): void {
    if (sequence === 0) return
    const rowsToDelete: Row[] = this.#database
      .prepare(
        `SELECT r.document_id, r.sequence, r.size FROM revisions r WHERE r.sequence <= ?1
         AND coalesce((SELECT min(next.sequence) FROM revisions next
           WHERE next.document_id = r.document_id AND next.sequence > r.sequence), 0) <= ?1
         ORDER BY r.sequence LIMIT ?2`,
      )
      .all(sequence, REVISIONS_PER_SWEEP_MAX)
    const drop = this.#database.prepare(
      'DELETE FROM revisions WHERE document_id = ? AND sequence = ?',
    )
    for (const row of rowsToDelete) drop.run(textOf(row, 'document_id'), integerOf(row, 'sequence'))
    this.#forget(rowsToDelete)
  }

  /** Cleans up after dropped revisions. */
  #forget(dropped: readonly Row[]): void {
    const dropTransaction = this.#database.prepare(
      `DELETE FROM transactions WHERE sequence = ?1
       AND NOT EXISTS (SELECT 1 FROM revisions WHERE sequence = ?1)`,
    )
    for (const row of dropped) {
      this.#size -= integerOf(row, 'size')
      dropTransaction.run(integerOf(row, 'sequence'))
    }
    for (const id of new Set(dropped.map((row) => textOf(row, 'document_id')))) this.#markBase(id)
  }

  #markBase(documentId: string): void {
    this.#database
      .prepare(
        `UPDATE revisions SET is_base = 1 WHERE document_id = ?1
         AND sequence = (SELECT min(sequence) FROM revisions WHERE document_id = ?1)`,
      )
      .run(documentId)
  }

  #storedSize(): number {
    return this.#number('SELECT coalesce(sum(size), 0) AS n FROM revisions')
  }

  #countOf(documentId: string): number {
    return this.#number('SELECT count(*) AS n FROM revisions WHERE document_id = ?', documentId)
  }

  #number(sql: string, ...values: (string | number)[]): number {
    const row = this.#database.prepare(sql).get(...values)
    return row === undefined ? 0 : integerOf(row, 'n')
  }
}
