/** The statements that change many submissions, in batches. */
import { SUBMISSION_KINDS } from '../definitions/forms.ts'
import { SUBMISSION_STATES } from '../submission.ts'
import { CHANGE_AHEAD_MAX_MS, type SqlValue } from './store.ts'

/** SQLite blocks the event loop during a statement, and PostgreSQL ends it at a timeout. */
export const BATCH_ROWS = 1_000

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Erases a batch of submissions that were handled (by a person or by delivery) before a time, in
 * milliseconds since 1970, and nothing else: unhandled ones, and those stored by a newer version,
 * are retained. PostgreSQL repeats only the outer condition for a row that was reopened after the
 * selection.
 */
export const PURGE_HANDLED = `DELETE FROM submissions WHERE handling = 'handled' AND id IN (
  SELECT id FROM submissions WHERE handling = 'handled' AND handled_at_ms < ?
    AND state IN (${quoted(SUBMISSION_STATES)}) AND kind IN (${quoted(SUBMISSION_KINDS)})
  LIMIT ${BATCH_ROWS})`

/**
 * Corrects a batch of submissions that a clock ahead has changed, in any state: the latest change is
 * also that of the inbox, whose next one is later. Each is due now at the latest. The window of
 * attempts is corrected only if it begins in the future; otherwise a clock that remains ahead would
 * extend it with every attempt.
 * @param locking SQL after the selection of rows to change
 */
export function correctTimesSql(locking: string): string {
  return `UPDATE submissions SET changed_at_ms = ?,
      next_attempt_at_ms = CASE WHEN next_attempt_at_ms > ? THEN ? ELSE next_attempt_at_ms END,
      patience_from_ms = CASE WHEN patience_from_ms <= ? THEN patience_from_ms
        WHEN accepted_at_ms <= ? THEN accepted_at_ms ELSE ? END
    WHERE id IN (SELECT id FROM submissions WHERE changed_at_ms > ? LIMIT ${BATCH_ROWS} ${locking})`
}

export function correctTimesValues(nowMs: number): SqlValue[] {
  return [nowMs, nowMs, nowMs, nowMs, nowMs, nowMs, nowMs + CHANGE_AHEAD_MAX_MS]
}
