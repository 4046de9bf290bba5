import { SUBMISSION_KINDS } from '../definitions/forms.ts'
import { SUBMISSION_STATES } from '../submission.ts'

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Erases what was handled (by a person or by its delivery) before a moment, and nothing else: what
 * nobody handled, and what a newer version stored, stays.
 * @param moment the placeholder of milliseconds since 1970
 */
export function purgeHandledSql(moment: string): string {
  return `DELETE FROM submissions WHERE handling = 'handled' AND handled_at_ms < ${moment}
    AND state IN (${quoted(SUBMISSION_STATES)}) AND kind IN (${quoted(SUBMISSION_KINDS)})`
}
