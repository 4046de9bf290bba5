import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { errorMessage } from '../../runtime/errorMessage.ts'
import {
  assertIntact,
  atomically,
  copyDatabase,
  isEmptyFile,
  openDatabase,
} from '../../runtime/sqlite.ts'
import {
  SQLITE_RESULT,
  sqliteResultCode,
  unusableDatabaseMessage,
} from '../../runtime/storageErrors.ts'
import type { KeyValueStore } from '../core/dataset.ts'
import type { DatasetLimits } from '../core/datasetLimits.ts'
import type { StoredDocument } from '../core/documents.ts'
import { LakeStartError } from '../core/errors.ts'
import type { PreparedChange } from '../mutate/transaction.ts'
import { openKeyValue } from './keyValue.ts'
import { HistoryPruner } from './prune.ts'
import { documentFrom, integerOf, type Row, textOf } from './rows.ts'
import { migrate } from './schema.ts'

/** One transaction, ready to be written. */
interface Commit {
  readonly transactionId: string
  readonly author: string
  readonly timestamp: string
  /** JSON of the mutations, for the history. */
  readonly mutations: string
  readonly changes: readonly Pick<PreparedChange, 'id' | 'action' | 'before' | 'json'>[]
}

type StatementName =
  | 'putDocument'
  | 'deleteDocument'
  | 'putTransaction'
  | 'anyTransaction'
  | 'putRevision'
  | 'putBase'
  | 'anyRevision'

/** A transaction's mutations are stored up to this size; its effects always are. */
const MUTATIONS_LENGTH_MAX = 256 * 1024

/**
 * The dataset on disk. Writes are synced before they are acknowledged (`synchronous=FULL` with a
 * write-ahead log), and the file is locked exclusively, because a second process would not see the
 * first one's changes in its memory.
 */
export class Store {
  readonly database: DatabaseSync
  readonly keyValue: KeyValueStore
  readonly #file: string
  readonly #pruner: HistoryPruner
  readonly #statements: Record<StatementName, StatementSync>

  /** @throws if the file cannot be opened, is newer than this program, or is in use */
  constructor(file: string, limits: DatasetLimits, date: () => number) {
    this.#file = file
    this.database = open(file)
    this.#statements = {
      putDocument: this.database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?)'),
      deleteDocument: this.database.prepare('DELETE FROM documents WHERE id = ?'),
      putTransaction: this.database.prepare(
        'INSERT INTO transactions (id, timestamp, author, mutations) VALUES (?, ?, ?, ?)',
      ),
      anyTransaction: this.database.prepare('SELECT 1 FROM transactions WHERE id = ? LIMIT 1'),
      putRevision: this.database.prepare(
        'INSERT OR REPLACE INTO revisions (document_id, sequence, action, size, after) VALUES (?, ?, ?, ?, ?)',
      ),
      putBase: this.database.prepare("INSERT INTO revisions VALUES (?, 0, '', ?, 1, ?)"),
      anyRevision: this.database.prepare('SELECT 1 FROM revisions WHERE document_id = ? LIMIT 1'),
    }
    this.keyValue = openKeyValue(this.database, (write) => this.#atomically(write))
    this.#pruner = new HistoryPruner(this.database, limits, date)
  }

  /**
   * Every document with its size as JSON, in id order.
   * @throws LakeStartError if one cannot be parsed
   */
  *documents(): IterableIterator<{ document: StoredDocument; size: number }> {
    for (const row of this.database.prepare('SELECT * FROM documents ORDER BY id').iterate())
      yield { document: this.#documentIn(row), size: textOf(row, 'json').length }
  }

  #documentIn(row: Row): StoredDocument {
    try {
      return documentFrom(textOf(row, 'json'))
    } catch (error) {
      throw new LakeStartError(
        `${this.#file} cannot be read (document ${textOf(row, 'id')}: ${errorMessage(error)}). Restore a copy.`,
      )
    }
  }

  /** Whether the history contains a transaction with this id. */
  hasTransaction(id: string): boolean {
    return this.#statements.anyTransaction.get(id) !== undefined
  }

  lastSequence(): number {
    const row = this.database
      .prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
      .get()
    return row === undefined ? 0 : integerOf(row, 'seq')
  }

  /** Writes a transaction atomically, and returns its number. It is on disk afterwards. */
  commit(commit: Commit): number {
    const mutations = commit.mutations.length > MUTATIONS_LENGTH_MAX ? '[]' : commit.mutations
    const { transactionId, timestamp, author } = commit
    return this.#atomically(() => {
      const { putTransaction, putRevision, putBase, anyRevision, putDocument, deleteDocument } =
        this.#statements
      const inserted = putTransaction.run(transactionId, timestamp, author, mutations)
      const sequence = Number(inserted.lastInsertRowid)
      let mutationsSize = mutations.length
      const written: { documentId: string; size: number }[] = []
      for (const { id: documentId, action, before, json } of commit.changes) {
        // If all of a document's history was pruned, its previous state becomes the base.
        if (before !== null && anyRevision.get(documentId) === undefined) {
          const base = JSON.stringify(before)
          putBase.run(documentId, base.length, base)
          written.push({ documentId, size: base.length })
        }
        if (json === null) deleteDocument.run(documentId)
        else putDocument.run(documentId, json)
        const size = (json?.length ?? 0) + mutationsSize
        putRevision.run(documentId, sequence, action, size, json)
        written.push({ documentId, size })
        mutationsSize = 0
      }
      this.#pruner.recordCommit(sequence, written)
      return sequence
    })
  }

  /**
   * Inserts and deletes a row in one transaction, so that SQLite writes to the disk.
   * @throws unless the file can be written
   */
  checkWritable(): void {
    this.#atomically(() => {
      this.database.exec(`INSERT OR REPLACE INTO key_value VALUES ('lake.writable', 'true')`)
      this.database.exec(`DELETE FROM key_value WHERE key = 'lake.writable'`)
    })
  }

  /** The file is locked exclusively, so that only this connection can copy it. */
  copyTo(file: string): void {
    copyDatabase(this.database, file)
  }

  close(): void {
    this.database.close()
  }

  #atomically<Result>(write: () => Result): Result {
    try {
      return atomically(this.database, write)
    } catch (error) {
      this.#pruner.reset()
      throw error
    }
  }
}

/** @throws LakeStartError if an operator has to do something first */
function open(file: string): DatabaseSync {
  if (isEmptyFile(file)) {
    throw new LakeStartError(
      `${file} is empty. Restore a copy, or delete it to start with the shipped content.`,
    )
  }
  try {
    return openDatabase(file, (database) => {
      database.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA journal_size_limit = 16777216;
        PRAGMA wal_autocheckpoint = 4000;
        BEGIN IMMEDIATE; COMMIT;`)
      // A damaged index would fail every edit, although the documents can be read.
      assertIntact(database)
      migrate(database)
    })
  } catch (error) {
    if (sqliteResultCode(error) === SQLITE_RESULT.busy)
      throw new LakeStartError('Another process uses this lake. Stop it, or set another DATA_DIR.')
    const unusable = unusableDatabaseMessage(error, file)
    throw unusable === undefined ? error : new LakeStartError(unusable)
  }
}
