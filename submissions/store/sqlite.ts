import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { ConfigError } from '../../runtime/config.ts'
import { OWNER_ONLY } from '../../runtime/ownerOnly.ts'
import { assertIntact, atomically, isEmptyFile, openDatabase } from '../../runtime/sqlite.ts'
import { SQLITE_RESULT, sqliteResultCode } from '../../runtime/storageErrors.ts'
import type { NewSubmission } from '../submission.ts'
import { MIGRATIONS_TABLE, missingMigrations } from './migrations.ts'
import { separateClaims } from './rows.ts'
import { SqlStore } from './sqlStore.ts'
import {
  attemptValues,
  claimSql,
  claimValues,
  FIND_REPEAT,
  INSERT_SUBMISSION,
  insertAttemptSql,
  PARK,
  RECORD_ATTEMPT,
  recordAttemptValues,
  repeatValues,
  submissionValues,
} from './statements.ts'
import type { AttemptRecord, Counts, SqlValue, SubmissionStore } from './store.ts'

const DIALECT = { attempts: 'attempts', slots: 'moments', locking: '' }
const INSERT_ATTEMPT = insertAttemptSql(DIALECT.attempts)
const CLAIM = claimSql(DIALECT.locking)

/**
 * How long a statement waits for a lock of another process, in milliseconds. The wait blocks this
 * process, which serves pages.
 */
export const LOCK_WAIT_MS = 1_000
/** A post waits longer than a statement and blocks nothing: many may be waiting. */
const ACCEPT_WAIT_MS = 4_000
const ACCEPT_PAUSE_MS = 50

/**
 * Opens (or creates) the store in one SQLite file, readable by its owner only. WAL with full
 * synchronisation: what was acknowledged survives a kill and a power cut.
 * @param file absolute or relative path; its folder is created
 * @param options `isChecked`: a damaged file throws, instead of each statement that reads a damaged
 *   page. Reads the whole file: 0.3 s for 100,000 messages, 230 MB. `acceptWaitMs`: how long a post
 *   waits for a lock of another process
 */
export function openSqliteStore(
  file: string,
  { isChecked = false, acceptWaitMs = ACCEPT_WAIT_MS } = {},
): SubmissionStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  refuseEmpty(file)
  const database = openDatabase(file, (database) => {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    // Erased rows are overwritten, also the copies that rearranged pages leave behind.
    database.exec('PRAGMA secure_delete = ON')
    if (isChecked) assertIntact(database)
    migrate(database)
    database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
  })
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(part)) chmodSync(part, OWNER_ONLY)
  }
  return new SqliteStore(database, acceptWaitMs)
}

/** @throws ConfigError for a file without bytes, which SQLite would open as a new store */
export function refuseEmpty(file: string): void {
  if (!isEmptyFile(file)) return
  throw new ConfigError([
    `${file} is empty. Restore a copy, or delete it to start without messages.`,
  ])
}

/**
 * Writes nothing if all steps are applied, so that a second process can open the store at any time.
 */
function migrate(database: DatabaseSync): void {
  if (missingIn(database).length === 0) return
  atomically(database, () => {
    database.exec(MIGRATIONS_TABLE)
    // Checked again inside the transaction, because another process may have migrated first.
    for (const { number, sqlite } of missingIn(database)) {
      database.exec(sqlite)
      database.prepare('INSERT INTO submission_migrations (number) VALUES (?)').run(number)
    }
  })
}

function missingIn(database: DatabaseSync) {
  const table = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'submission_migrations'")
    .get()
  const rows = table ? database.prepare('SELECT number FROM submission_migrations').all() : []
  return missingMigrations(rows.map(({ number }) => number))
}

class SqliteStore extends SqlStore implements SubmissionStore {
  readonly #database: DatabaseSync
  readonly #acceptWaitMs: number
  /** The last counts, and the version of the database that they are of. */
  #counted: { version: string; counts: Counts } | undefined

  constructor(database: DatabaseSync, acceptWaitMs: number) {
    super(DIALECT)
    this.#database = database
    this.#acceptWaitMs = acceptWaitMs
  }

  async accept(submission: NewSubmission) {
    for (let waitedMs = 0; ; waitedMs += ACCEPT_PAUSE_MS) {
      try {
        return this.#withoutLockWait(() => this.#insert(submission))
      } catch (error) {
        const isLocked = sqliteResultCode(error) === SQLITE_RESULT.busy
        if (!isLocked || waitedMs >= this.#acceptWaitMs) throw error
      }
      await delay(ACCEPT_PAUSE_MS)
    }
  }

  #withoutLockWait<Result>(work: () => Result): Result {
    this.#database.exec('PRAGMA busy_timeout = 0')
    try {
      return work()
    } finally {
      this.#database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
    }
  }

  #insert(submission: NewSubmission) {
    return atomically(this.#database, () => {
      const repeat = submission.idFromBrowser
        ? undefined
        : this.#database.prepare(FIND_REPEAT).get(...repeatValues(submission))
      if (repeat) return { id: String(repeat.id), repeated: true }
      const insert = this.#database.prepare(INSERT_SUBMISSION)
      const { changes } = insert.run(...submissionValues(submission))
      return { id: submission.id, repeated: Number(changes) === 0 }
    })
  }

  async claim(request: Parameters<SubmissionStore['claim']>[0]) {
    const { nowMs, leaseMs } = request
    const lease = { leaseToken: randomUUID(), leasedUntilMs: nowMs + leaseMs }
    return atomically(this.#database, () => {
      const rows = this.#database.prepare(CLAIM).all(...claimValues(lease, request))
      const claimed = separateClaims(rows, lease)
      const park = this.#database.prepare(PARK)
      for (const { id, parseError } of claimed.unreadable) park.run(parseError, nowMs, id)
      return claimed
    })
  }

  async recordAttempt(record: AttemptRecord) {
    atomically(this.#database, () => {
      const changed = this.#database.prepare(RECORD_ATTEMPT).get(...recordAttemptValues(record))
      if (!changed) return
      this.#database.prepare(INSERT_ATTEMPT).run(...attemptValues(record, changed.attempt_count))
    })
  }

  override async purgeHandled(handledBeforeMs: number, stopping?: AbortSignal) {
    const erased = await super.purgeHandled(handledBeforeMs, stopping)
    this.#truncateLog()
    return erased
  }

  async erase(ids: readonly string[]) {
    const statement = this.#database.prepare('DELETE FROM submissions WHERE id = ?')
    const erased = atomically(this.#database, () =>
      ids.reduce((count, id) => count + Number(statement.run(id).changes), 0),
    )
    this.#truncateLog()
    return erased
  }

  /**
   * Removes erased text from the write-ahead log. While another process reads, as for a backup,
   * nothing waits for it: the next purge truncates the log.
   */
  #truncateLog() {
    try {
      this.#database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.#database.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
    }
  }

  /** Counting blocks the process: 14 ms for 100,000 rows. */
  async counts() {
    const version = this.#version()
    if (this.#counted?.version !== version) {
      const counts = await this.count(await this.lastChangeMs())
      this.#counted = { version, counts }
    }
    return this.#counted.counts
  }

  /** Changes with every write, of this connection or of another process. */
  #version() {
    const own = this.#database.prepare('SELECT total_changes() AS count').get()
    const others = this.#database.prepare('PRAGMA data_version').get()
    return `${own?.count} ${others?.data_version}`
  }

  async query(sql: string, values: readonly SqlValue[]) {
    const statement = this.#database.prepare(sql)
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 }
    return { rows: [], changes: Number(statement.run(...values).changes) }
  }

  async close() {
    this.#database.close()
  }
}
