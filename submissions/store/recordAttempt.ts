import type { AttemptRecord, SqlValue } from './store.ts'

/** Named, because a newer version may add columns. */
export const ATTEMPT_COLUMNS = 'submission_id, number, started_at_ms, duration_ms, outcome, reason'

/**
 * SQL that changes a submission after an attempt and returns its `attempt_count`, or no row if
 * another worker has it or it was delivered before. Without a lease it was retried or reopened
 * during the attempt, so only a delivery ends it.
 * @param parameter SQL of a parameter, by its number in `recordAttemptValues`, from 1
 */
export function recordAttemptSql(parameter: (number: number) => string): string {
  const bigint = (number: number) => `CAST(${parameter(number)} AS bigint)`
  const [state, reason, id, token] = [1, 2, 3, 4].map(parameter)
  const [next, delivered, start, ended] = [5, 6, 7, 8].map(bigint)
  return `UPDATE submissions SET
    state = CASE WHEN lease_token IS NULL AND ${state} = 'parked' THEN 'queued' ELSE ${state} END,
    reason = ${reason}, attempt_count = attempt_count + 1,
    next_attempt_at_ms = CASE WHEN lease_token IS NULL OR ${next} IS NULL
      THEN next_attempt_at_ms ELSE ${next} END,
    patience_from_ms = CASE WHEN lease_token IS NULL OR ${start} IS NULL
      THEN patience_from_ms ELSE ${start} END,
    delivered_at_ms = ${delivered}, lease_token = NULL, leased_until_ms = 0,
    changed_at_ms = ${ended},
    parked_at_ms = CASE WHEN lease_token IS NOT NULL AND ${state} = 'parked' THEN ${ended}
      ELSE parked_at_ms END,
    handled_by = CASE WHEN ${delivered} IS NULL OR handling = 'handled' THEN handled_by
      ELSE 'delivery' END,
    handled_at_ms = CASE WHEN handling = 'handled' THEN handled_at_ms ELSE ${delivered} END,
    handling = CASE WHEN ${delivered} IS NULL THEN handling ELSE 'handled' END
  WHERE id = ${id} AND state <> 'delivered' AND (lease_token = ${token}
    OR (lease_token IS NULL AND leased_until_ms > 0) OR ${state} = 'delivered')
  RETURNING attempt_count`
}

/** Values of the parameters of `recordAttemptSql`. */
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
