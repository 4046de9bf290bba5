/**
 * The statements that both stores run in their transactions, and the values of their parameters.
 * They are SQL of SQLite, whose first parameter is `?1`; `forPostgres` replaces it.
 */
import type { NewSubmission } from '../submission.ts'
import { SEARCH_VERSION, searchText } from './searchText.ts'
import {
  type AttemptRecord,
  LEASE_AHEAD_MAX_MS,
  REPEAT_WINDOW_MS,
  type SqlValue,
  type SubmissionStore,
} from './store.ts'

export function forPostgres(sql: string): string {
  return sql.replaceAll('?', '$')
}

export const INSERT_SUBMISSION = `INSERT INTO submissions
    (id, kind, form, fields, fingerprint, state, accepted_at_ms, next_attempt_at_ms,
     patience_from_ms, changed_at_ms, search_text, search_version)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?7, ?7, ?8, ?9) ON CONFLICT (id) DO NOTHING`

export function submissionValues(submission: NewSubmission): SqlValue[] {
  const { id, kind, form, fields, fingerprint, state, acceptedAtMs } = submission
  const text = searchText(fields)
  const json = JSON.stringify(fields)
  return [id, kind, form, json, fingerprint, state, acceptedAtMs, text, SEARCH_VERSION]
}

/** A post without an id from the browser that was stored before, if this is its repeat. */
export const FIND_REPEAT = `SELECT id FROM submissions
  WHERE fingerprint = ?1 AND accepted_at_ms > ?2 AND accepted_at_ms < ?3
    AND (state <> 'suspect' OR ?4 = 'suspect') LIMIT 1`

export function repeatValues({ fingerprint, acceptedAtMs, state }: NewSubmission): SqlValue[] {
  return [fingerprint, acceptedAtMs - REPEAT_WINDOW_MS, acceptedAtMs + REPEAT_WINDOW_MS, state]
}

/** @param locking SQL after the selection of rows to change */
export function claimSql(locking: string): string {
  return `UPDATE submissions SET lease_token = ?1, leased_until_ms = ?2
    WHERE id IN (
      SELECT id FROM submissions
      WHERE state = 'queued' AND next_attempt_at_ms <= ?3
        AND (leased_until_ms <= ?3 OR leased_until_ms > ?4) AND kind = ?5
      ORDER BY next_attempt_at_ms, id LIMIT ?6 ${locking})
    RETURNING *`
}

export function claimValues(
  lease: { leaseToken: string; leasedUntilMs: number },
  { kind, limit, nowMs }: Parameters<SubmissionStore['claim']>[0],
): SqlValue[] {
  const latestMs = nowMs + LEASE_AHEAD_MAX_MS
  return [lease.leaseToken, lease.leasedUntilMs, nowMs, latestMs, kind, limit]
}

/** Values: the reason, the time and the id. */
export const PARK = `UPDATE submissions SET state = 'parked', reason = ?1, changed_at_ms = ?2,
    parked_at_ms = ?2, lease_token = NULL, leased_until_ms = 0
  WHERE id = ?3`

const [STATE, REASON, ID, TOKEN] = ['?1', '?2', '?3', '?4']
const [NEXT, DELIVERED, START, ENDED] = [5, 6, 7, 8].map((number) => `CAST(?${number} AS bigint)`)

/**
 * Changes a submission after an attempt and returns its `attempt_count`, or no row if another worker
 * has it or it was delivered before. Without a lease it was retried or reopened during the attempt,
 * so only a delivery ends it.
 */
export const RECORD_ATTEMPT = `UPDATE submissions SET
    state = CASE WHEN lease_token IS NULL AND ${STATE} = 'parked' THEN 'queued' ELSE ${STATE} END,
    reason = ${REASON}, attempt_count = attempt_count + 1,
    next_attempt_at_ms = CASE WHEN lease_token IS NULL OR ${NEXT} IS NULL
      THEN next_attempt_at_ms ELSE ${NEXT} END,
    patience_from_ms = CASE WHEN lease_token IS NULL OR ${START} IS NULL
      THEN patience_from_ms ELSE ${START} END,
    delivered_at_ms = ${DELIVERED}, lease_token = NULL, leased_until_ms = 0,
    changed_at_ms = ${ENDED},
    parked_at_ms = CASE WHEN lease_token IS NOT NULL AND ${STATE} = 'parked' THEN ${ENDED}
      ELSE parked_at_ms END,
    handled_by = CASE WHEN ${DELIVERED} IS NULL OR handling = 'handled' THEN handled_by
      ELSE 'delivery' END,
    handled_at_ms = CASE WHEN handling = 'handled' THEN handled_at_ms ELSE ${DELIVERED} END,
    handling = CASE WHEN ${DELIVERED} IS NULL THEN handling ELSE 'handled' END
  WHERE id = ${ID} AND state <> 'delivered' AND (lease_token = ${TOKEN}
    OR (lease_token IS NULL AND leased_until_ms > 0) OR ${STATE} = 'delivered')
  RETURNING attempt_count`

export function recordAttemptValues({ id, leaseToken, attempt, next }: AttemptRecord): SqlValue[] {
  const endedAtMs = attempt.startedAtMs + attempt.durationMs
  const isDelivered = next.state === 'delivered'
  return [
    next.state,
    isDelivered ? null : attempt.reason,
    id,
    leaseToken,
    next.state === 'queued' ? next.atMs : null,
    isDelivered ? endedAtMs : null,
    next.state === 'queued' ? next.retryWindowStartMs : null,
    endedAtMs,
  ]
}

/** Columns are named, because a newer version may add some. */
export function insertAttemptSql(table: string): string {
  return `INSERT INTO ${table} (submission_id, number, started_at_ms, duration_ms, outcome, reason)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)`
}

export function attemptValues({ id, attempt }: AttemptRecord, number: unknown): SqlValue[] {
  const { startedAtMs, durationMs, outcome, reason } = attempt
  return [id, Number(number), startedAtMs, durationMs, outcome, reason]
}
