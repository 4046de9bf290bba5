import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { BATCH_ROWS, correctTimesSql, correctTimesValues, PURGE_HANDLED } from './batches.ts'
import { integer } from './columns.ts'
import { attemptFromRow, COUNT_SUBMISSIONS, countsFromRows, storedFromRow } from './rows.ts'
import { type Counts, type QueryResult, SLOT_AHEAD_MAX_MS, type SqlValue } from './store.ts'

const slotSchema = v.object({ reserved_at_ms: integer })
const lastChangeSchema = v.object({ at_ms: v.nullable(integer) })

/** What differs between the databases. */
interface Dialect {
  /** Name of the table of attempts. */
  attempts: string
  /** Name of the table of slots. */
  slots: string
  /** SQL after the selection of rows to change. */
  locking: string
}

/**
 * The operations of a store whose SQL both databases support. The others need a transaction, or
 * SQL of their own.
 */
export abstract class SqlStore {
  readonly #dialect: Dialect

  constructor(dialect: Dialect) {
    this.#dialect = dialect
  }

  abstract query(sql: string, values: readonly SqlValue[]): Promise<QueryResult>

  async reserveSlot(name: string, intervalMs: number, nowMs: number): Promise<number> {
    const { rows } = await this.query(
      `INSERT INTO ${this.#dialect.slots} AS slot (name, reserved_at_ms) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET reserved_at_ms = CASE
         WHEN slot.reserved_at_ms > ? THEN ?
         WHEN slot.reserved_at_ms < ? THEN ?
         ELSE slot.reserved_at_ms + ? END
       RETURNING reserved_at_ms`,
      [
        name,
        nowMs,
        nowMs + SLOT_AHEAD_MAX_MS,
        nowMs + intervalMs,
        nowMs - intervalMs,
        nowMs,
        intervalMs,
      ],
    )
    return v.parse(slotSchema, rows[0]).reserved_at_ms
  }

  /** An index has it, so no row is read. */
  protected async lastChangeMs(): Promise<number | null> {
    const { rows } = await this.query('SELECT max(changed_at_ms) AS at_ms FROM submissions', [])
    return v.parse(lastChangeSchema, rows[0]).at_ms
  }

  protected async count(changedAtMs: number | null): Promise<Counts> {
    return countsFromRows((await this.query(COUNT_SUBMISSIONS, [])).rows, changedAtMs)
  }

  async checkWritable(): Promise<void> {
    await this.reserveSlot('writable-check', 0, 0)
  }

  async find(id: string) {
    const { rows } = await this.query('SELECT * FROM submissions WHERE id = ?', [id])
    if (!rows[0]) return null
    const attempts = await this.query(
      `SELECT * FROM ${this.#dialect.attempts} WHERE submission_id = ? ORDER BY number`,
      [id],
    )
    return { submission: storedFromRow(rows[0]), attempts: attempts.rows.map(attemptFromRow) }
  }

  async retry(id: string, nowMs: number): Promise<boolean> {
    const condition = "id = ? AND state IN ('parked', 'suspect', 'queued')"
    return (await this.#retryWhere(condition, nowMs, id)) > 0
  }

  async retryParked(nowMs: number): Promise<number> {
    return this.#retryWhere("state = 'parked' AND handling = 'open'", nowMs)
  }

  async #retryWhere(condition: string, nowMs: number, ...values: string[]): Promise<number> {
    const { changes } = await this.query(
      `UPDATE submissions SET state = 'queued', reason = NULL,
         next_attempt_at_ms = ?, patience_from_ms = ?, changed_at_ms = ?, lease_token = NULL,
         opened_at_ms = CASE WHEN state = 'suspect' THEN ? ELSE opened_at_ms END
       WHERE ${condition}`,
      [nowMs, nowMs, nowMs, nowMs, ...values],
    )
    return changes
  }

  async purgeHandled(handledBeforeMs: number, stopping?: AbortSignal): Promise<number> {
    return this.#inBatches(PURGE_HANDLED, [handledBeforeMs], stopping)
  }

  async correctTimes(nowMs: number, stopping?: AbortSignal): Promise<number> {
    const sql = correctTimesSql(this.#dialect.locking)
    return this.#inBatches(sql, correctTimesValues(nowMs), stopping)
  }

  /** Repeats a statement that changes `BATCH_ROWS` at most, until none are left. */
  async #inBatches(
    sql: string,
    values: readonly SqlValue[],
    stopping?: AbortSignal,
  ): Promise<number> {
    let changed = 0
    for (;;) {
      const { changes } = await this.query(sql, values)
      changed += changes
      if (changes < BATCH_ROWS || stopping?.aborted) return changed
      // Requests are handled between the batches.
      await setImmediate()
    }
  }
}
