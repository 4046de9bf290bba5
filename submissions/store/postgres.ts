import { randomUUID } from 'node:crypto'
import { Client, Pool, type PoolClient } from 'pg'
import { type Clock, systemClock } from '../../runtime/clock.ts'
import type { NewSubmission } from '../submission.ts'
import { MIGRATIONS_TABLE, missingMigrations } from './migrations.ts'
import { ATTEMPT_COLUMNS, recordAttemptSql, recordAttemptValues } from './recordAttempt.ts'
import { separateClaims } from './rows.ts'
import { SEARCH_VERSION, searchText } from './searchText.ts'
import { SqlStore } from './sqlStore.ts'
import {
  ATTEMPT_AHEAD_MAX_MS,
  type AttemptRecord,
  type Counts,
  LEASE_AHEAD_MAX_MS,
  REPEAT_WINDOW_MS,
  type SqlValue,
  type SubmissionStore,
} from './store.ts'

const CONNECTIONS_MAX = 8
const RECORD_ATTEMPT = recordAttemptSql((number) => `$${number}`)
const CONNECT_TIMEOUT_MS = 3_000
/** Of every statement but migrations. */
export const STATEMENT_TIMEOUT_MS = 5_000
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
 */
export async function openPostgresStore(
  url: string,
  now: Clock['now'] = systemClock.now,
): Promise<SubmissionStore> {
  await migrate(url)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
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

class PostgresStore extends SqlStore implements SubmissionStore {
  readonly #pool: Pool
  readonly #now: Clock['now']
  #counted: { counts: Counts; untilMs: number } | undefined

  constructor(pool: Pool, now: Clock['now']) {
    super({ attempts: 'submission_attempts', slots: 'submission_moments' })
    this.#pool = pool
    this.#now = now
  }

  async #transaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const result = await work(client)
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
    return this.#transaction(async (client) => {
      if (!submission.idFromBrowser) {
        // Serializes two equal posts at the same moment on two instances, so that one is a repeat.
        await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
          FINGERPRINT_LOCK_CLASS,
          submission.fingerprint,
        ])
        const repeat = await client.query(
          `SELECT id FROM submissions
           WHERE fingerprint = $1 AND accepted_at_ms > $2 AND accepted_at_ms < $3
             AND (state <> 'suspect' OR $4 = 'suspect')
           LIMIT 1`,
          [
            submission.fingerprint,
            submission.acceptedAtMs - REPEAT_WINDOW_MS,
            submission.acceptedAtMs + REPEAT_WINDOW_MS,
            submission.state,
          ],
        )
        if (repeat.rows[0]) return { id: String(repeat.rows[0].id), repeated: true }
      }
      const inserted = await client.query(
        `INSERT INTO submissions
           (id, kind, form, fields, fingerprint, state, accepted_at_ms, next_attempt_at_ms,
            patience_from_ms, changed_at_ms, search_text, search_version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
        [
          submission.id,
          submission.kind,
          submission.form,
          JSON.stringify(submission.fields),
          submission.fingerprint,
          submission.state,
          submission.acceptedAtMs,
          searchText(submission.fields),
          SEARCH_VERSION,
        ],
      )
      return { id: submission.id, repeated: inserted.rowCount === 0 }
    })
  }

  async claim({ kinds, limit, nowMs, leaseMs }: Parameters<SubmissionStore['claim']>[0]) {
    if (kinds.length === 0) return { claims: [], unreadable: [] }
    const leaseToken = randomUUID()
    const leasedUntilMs = nowMs + leaseMs
    return this.#transaction(async (client) => {
      await client.query(
        `UPDATE submissions SET next_attempt_at_ms = $1, patience_from_ms = $1, leased_until_ms = 0
         WHERE state = 'queued' AND next_attempt_at_ms > $2`,
        [nowMs, nowMs + ATTEMPT_AHEAD_MAX_MS],
      )
      const { rows } = await client.query(
        `UPDATE submissions SET lease_token = $1, leased_until_ms = $2
         WHERE id IN (
           SELECT id FROM submissions
           WHERE state = 'queued' AND next_attempt_at_ms <= $3
             AND (leased_until_ms <= $3 OR leased_until_ms > $6) AND kind = ANY ($4)
           ORDER BY next_attempt_at_ms, id LIMIT $5 FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        [leaseToken, leasedUntilMs, nowMs, kinds, limit, nowMs + LEASE_AHEAD_MAX_MS],
      )
      const claimed = separateClaims(rows, { leaseToken, leasedUntilMs })
      for (const { id, parseError } of claimed.unreadable) {
        await client.query(
          `UPDATE submissions SET state = 'parked', reason = $1, changed_at_ms = $2, parked_at_ms = $2,
             lease_token = NULL, leased_until_ms = 0 WHERE id = $3`,
          [parseError, nowMs, id],
        )
      }
      return claimed
    })
  }

  async recordAttempt(record: AttemptRecord) {
    const { id, attempt } = record
    await this.#transaction(async (client) => {
      const changed = await client.query(RECORD_ATTEMPT, recordAttemptValues(record))
      if (!changed.rows[0]) return
      await client.query(
        `INSERT INTO submission_attempts (${ATTEMPT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          id,
          changed.rows[0].attempt_count,
          attempt.startedAtMs,
          attempt.durationMs,
          attempt.outcome,
          attempt.reason,
        ],
      )
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
