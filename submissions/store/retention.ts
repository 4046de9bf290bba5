import { SUBMISSION_KINDS } from '../definitions/forms.ts'
import { SUBMISSION_STATES } from '../submission.ts'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Erases submissions that were handled (by a person or by delivery) before a time, and nothing
 * else: unhandled ones, and those stored by a newer version, are retained.
 * @param beforeMs the SQL placeholder of that time, in milliseconds since 1970
 */
export function purgeHandledSql(beforeMs: string): string {
  return `DELETE FROM submissions WHERE handling = 'handled' AND handled_at_ms < ${beforeMs}
    AND state IN (${quoted(SUBMISSION_STATES)}) AND kind IN (${quoted(SUBMISSION_KINDS)})`
}
