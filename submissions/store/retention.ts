import { SUBMISSION_KINDS } from '../definitions/forms.ts'
import { SUBMISSION_STATES } from '../submission.ts'

/** SQLite blocks the event loop during a statement, and PostgreSQL ends it at a timeout. */
export const PURGE_BATCH_ROWS = 1_000

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
  LIMIT ${PURGE_BATCH_ROWS})`
