import { SUBMISSION_KINDS } from '../definitions/forms.ts'
import { SUBMISSION_STATES } from '../submission.ts'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Erases submissions that were handled (by a person or by delivery) before a time, and nothing
 * else: unhandled ones, and those stored by a newer version, are retained.
 * @param moment the placeholder of milliseconds since 1970
 */
export function purgeHandledSql(moment: string): string {
  return `DELETE FROM submissions WHERE handling = 'handled' AND handled_at_ms < ${moment}
    AND state IN (${quoted(SUBMISSION_STATES)}) AND kind IN (${quoted(SUBMISSION_KINDS)})`
}
