import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { KeyValueStore } from '../dataset.ts'
import type { StoredDocument } from '../documents.ts'
import type { ResolvedLimits } from '../limits.ts'
import { HistoryPruner } from './prune.ts'
import { documentFrom, integerOf, textOf } from './rows.ts'
import { migrate } from './schema.ts'

/** One transaction, ready to be written. */
export interface Commit {
  readonly transactionId: string
  readonly author: string
  readonly timestamp: string
  /** JSON of the mutations, for the history. */
  readonly mutations: string
  readonly revisions: readonly {
    readonly documentId: string
    /** What was done in the Actions API's terms, or empty. */
    readonly action: string
    /** JSON of the document, null when deleted. */
    readonly after: string | null
  }[]
}

/** A transaction's mutations are kept up to this size; its effects always are. */
const mutationsLengthMax = 256 * 1024

/**
 * The dataset on disk. Writes are synced before they are acknowledged (`synchronous=FULL` with a
 * write-ahead log), and the file is held exclusively: a second process would not see the first
 * one's changes in its memory.
 */
export class Store {
  readonly database: DatabaseSync
  readonly keyValue: KeyValueStore
  readonly #pruner: HistoryPruner
  readonly #statements: Record<
    'putDocument' | 'deleteDocument' | 'putTransaction' | 'putRevision',
    StatementSync
  >

  /** Throws when the file cannot be opened, is newer than this program, or is in use. */
  constructor(file: string, limits: ResolvedLimits, now: () => number) {
    this.database = open(file)
    this.#statements = {
      putDocument: this.database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?)'),
      deleteDocument: this.database.prepare('DELETE FROM documents WHERE id = ?'),
      putTransaction: this.database.prepare(
        'INSERT INTO transactions (id, timestamp, author, mutations) VALUES (?, ?, ?, ?)',
      ),
      putRevision: this.database.prepare(
        'INSERT OR REPLACE INTO revisions (document_id, sequence, action, size, after) VALUES (?, ?, ?, ?, ?)',
      ),
    }
    this.keyValue = keyValueOf(this.database)
    this.#pruner = new HistoryPruner(this.database, limits, now)
  }

  /** Every document, in id order. */
  *documents(): IterableIterator<StoredDocument> {
    for (const row of this.database.prepare('SELECT json FROM documents ORDER BY id').iterate())
      yield documentFrom(textOf(row, 'json'))
  }

  lastSequence(): number {
    const row = this.database.prepare('SELECT max(sequence) AS last FROM transactions').get()
    const kept = typeof row?.last === 'number' ? row.last : 0
    const counter = this.database
      .prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
      .get()
    return counter === undefined ? kept : Math.max(kept, integerOf(counter, 'seq'))
  }

  /** Write a transaction whole or not at all, and return its number. It is on disk afterwards. */
  commit(commit: Commit): number {
    const mutations = commit.mutations.length > mutationsLengthMax ? '[]' : commit.mutations
    const { transactionId, timestamp, author } = commit
    return this.#atomically(() => {
      const { putTransaction, putRevision, putDocument, deleteDocument } = this.#statements
      const inserted = putTransaction.run(transactionId, timestamp, author, mutations)
      const sequence = Number(inserted.lastInsertRowid)
      for (const { documentId, action, after } of commit.revisions) {
        if (after === null) deleteDocument.run(documentId)
        else putDocument.run(documentId, after)
        putRevision.run(documentId, sequence, action, after?.length ?? 0, after)
      }
      this.#pruner.noteCommit(commit.revisions)
      return sequence
    })
  }

  /** Throws unless the file can be written to: an update that changes nothing still needs it. */
  checkWritable(): void {
    this.#atomically(() => {
      this.database.exec(`INSERT OR REPLACE INTO key_value VALUES ('lake.writable', 'true')`)
      this.database.exec(`DELETE FROM key_value WHERE key = 'lake.writable'`)
    })
  }

  close(): void {
    this.database.close()
  }

  #atomically<Result>(write: () => Result): Result {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const result = write()
      this.database.exec('COMMIT')
      return result
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    database.exec(`
      PRAGMA busy_timeout = 5000;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA journal_size_limit = 16777216;
      BEGIN IMMEDIATE; COMMIT;`)
    migrate(database)
    return database
  } catch (error) {
    database.close()
    if (!(error instanceof Error) || !/locked|busy/.test(error.message)) throw error
    throw new Error('Another process uses this lake. Stop it, or give this one its own DATA_DIR.')
  }
}

function keyValueOf(database: DatabaseSync): KeyValueStore {
  const select = database.prepare('SELECT value FROM key_value WHERE key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO key_value VALUES (?, ?)')
  return {
    get: (keys) =>
      keys.flatMap((key) => {
        const row = select.get(key)
        return row === undefined ? [] : [{ key, value: JSON.parse(textOf(row, 'value')) }]
      }),
    set: (entries) => {
      for (const { key, value } of entries) put.run(key, JSON.stringify(value ?? null))
    },
  }
}
