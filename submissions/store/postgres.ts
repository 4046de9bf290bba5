import { randomUUID } from 'node:crypto'
import { Client, Pool, type QueryResult } from 'pg'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import type { NewSubmission } from '../submission.ts'
import { MIGRATIONS_TABLE, missingMigrations } from './migrations.ts'
import { separateClaims } from './rows.ts'
import { SqlStore } from './sqlStore.ts'
import {
  attemptValues,
  claimSql,
  claimValues,
  FIND_REPEAT,
  forPostgres,
  INSERT_SUBMISSION,
  insertAttemptSql,
  PARK,
  RECORD_ATTEMPT,
  recordAttemptValues,
  repeatValues,
  submissionValues,
} from './statements.ts'
import type { AttemptRecord, Counts, SqlValue, SubmissionStore } from './store.ts'

const DIALECT = {
  attempts: 'submission_attempts',
  slots: 'submission_moments',
  locking: 'FOR UPDATE SKIP LOCKED',
}
const INSERT_ATTEMPT = insertAttemptSql(DIALECT.attempts)
const CLAIM = claimSql(DIALECT.locking)

const CONNECTIONS_MAX = 8
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 5_000
/** An index of a large table takes minutes; other instances wait for the one that creates it. */
const MIGRATION_TIMEOUT_MS = 600_000
/**
 * TTL of the cached counts: an erasure by age or by another instance changes no `changed_at_ms`, nor
 * does a change by an instance whose clock is behind.
 */
const COUNTS_TTL_MS = 30_000
/** Any number that no other application uses for its advisory locks in the same database. */
const SCHEMA_LOCK = 789_001
const FINGERPRINT_LOCK_CLASS = 789_002

/**
 * Opens the store in a PostgreSQL database that several instances share. Missing tables are
 * created.
 * @param url `postgres://user:password@host:port/database`
 * @param options `statementTimeoutMs` is that of every statement but migrations
 */
export async function openPostgresStore(
  url: string,
  { now = systemClock.now, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = {},
): Promise<SubmissionStore> {
  await migrate(url)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
  })
  // A broken connection is replaced at the next use; without listeners its error would end the
  // process. The pool listens to idle connections only. A query on a broken one rejects too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresStore(pool, now)
}

/**
 * Applies missing migrations, in a connection of its own: they may take longer than a statement.
 */
async function migrate(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: MIGRATION_TIMEOUT_MS,
    query_timeout: MIGRATION_TIMEOUT_MS,
  })
  // Without a listener, a connection that breaks would end the process; the query rejects too.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('BEGIN')
    // Instances that start together must not create the tables at the same time.
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await client.query(MIGRATIONS_TABLE)
    const applied = await client.query('SELECT number FROM submission_migrations')
    for (const { number, postgres } of missingMigrations(applied.rows.map((row) => row.number))) {
      await client.query(postgres)
      await client.query('INSERT INTO submission_migrations (number) VALUES ($1)', [number])
    }
    await client.query('COMMIT')
  } finally {
    // PostgreSQL rolls back what was not committed.
    await client.end().catch(() => {})
  }
}

type Run = (sql: string, values: SqlValue[]) => Promise<QueryResult>

class PostgresStore extends SqlStore implements SubmissionStore {
  readonly #pool: Pool
  readonly #now: Clock['now']
  #counted: { counts: Counts; untilMs: number } | undefined

  constructor(pool: Pool, now: Clock['now']) {
    super(DIALECT)
    this.#pool = pool
    this.#now = now
  }

  /** @param work gets a function that runs a statement of `statements.ts` */
  async #transaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const result = await work((sql, values) => client.query(forPostgres(sql), values))
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        broken = reason
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  async accept(submission: NewSubmission) {
    return this.#transaction(async (run) => {
      if (!submission.idFromBrowser) {
        // Serializes two equal posts at the same moment on two instances, so that one is a repeat.
        const lock = [FINGERPRINT_LOCK_CLASS, submission.fingerprint]
        await run('SELECT pg_advisory_xact_lock(?1, hashtext(?2))', lock)
        const repeat = await run(FIND_REPEAT, repeatValues(submission))
        if (repeat.rows[0]) return { id: String(repeat.rows[0].id), repeated: true }
      }
      const inserted = await run(INSERT_SUBMISSION, submissionValues(submission))
      return { id: submission.id, repeated: inserted.rowCount === 0 }
    })
  }

  async claim(request: Parameters<SubmissionStore['claim']>[0]) {
    const { nowMs, leaseMs } = request
    const lease = { leaseToken: randomUUID(), leasedUntilMs: nowMs + leaseMs }
    return this.#transaction(async (run) => {
      const { rows } = await run(CLAIM, claimValues(lease, request))
      const claimed = separateClaims(rows, lease)
      for (const { id, parseError } of claimed.unreadable) await run(PARK, [parseError, nowMs, id])
      return claimed
    })
  }

  async recordAttempt(record: AttemptRecord) {
    await this.#transaction(async (run) => {
      const changed = await run(RECORD_ATTEMPT, recordAttemptValues(record))
      if (!changed.rows[0]) return
      await run(INSERT_ATTEMPT, attemptValues(record, changed.rows[0].attempt_count))
    })
  }

  async erase(ids: readonly string[]) {
    const { rowCount } = await this.#pool.query('DELETE FROM submissions WHERE id = ANY ($1)', [
      ids,
    ])
    this.#counted = undefined
    return rowCount ?? 0
  }

  async counts() {
    const changedAtMs = await this.lastChangeMs()
    const cached = this.#counted
    if (cached?.counts.changedAtMs === changedAtMs && cached.untilMs > this.#now()) {
      return cached.counts
    }
    const counts = await this.count(changedAtMs)
    this.#counted = { counts, untilMs: this.#now() + COUNTS_TTL_MS }
    return counts
  }

  async query(sql: string, values: readonly SqlValue[]) {
    let number = 0
    const numbered = sql.replaceAll('?', () => {
      number += 1
      return `$${number}`
    })
    const { rows, rowCount } = await this.#pool.query(numbered, [...values])
    return { rows, changes: rowCount ?? 0 }
  }

  async close() {
    await this.#pool.end()
  }
}
