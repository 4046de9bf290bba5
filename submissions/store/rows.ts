/**
 * Parses rows to submissions. A database file is a boundary (an operator may have edited it, a
 * newer version may have written it), so rows are validated one by one.
 */
import * as v from 'valibot'
import { errorMessage } from '../../runtime/errorMessage.ts'
import { forms, isSubmissionKind } from '../definitions/forms.ts'
import {
  type Attempt,
  type StoredSubmission,
  SUBMISSION_STATES,
  type SubmissionContent,
  type SubmissionKind,
  type UnreadableSubmission,
} from '../submission.ts'
import { integer } from './columns.ts'
import type { Claim, Claimed, Counts } from './store.ts'

/** Columns are validated one by one: an invalid number must not hide the rest of the row. */
const rowSchema = v.object({
  id: v.fallback(v.string(), ''),
  kind: v.fallback(v.string(), ''),
  form: v.fallback(v.string(), ''),
  fields: v.fallback(v.string(), ''),
  state: v.fallback(v.string(), ''),
  handling: v.fallback(v.picklist(['open', 'handled']), 'open'),
  reason: v.fallback(v.nullable(v.string()), null),
  accepted_at_ms: v.fallback(integer, 0),
  next_attempt_at_ms: v.fallback(integer, 0),
  patience_from_ms: v.fallback(integer, 0),
  attempt_count: v.fallback(integer, 0),
  delivered_at_ms: v.fallback(v.nullable(integer), null),
  handled_at_ms: v.fallback(v.nullable(integer), null),
  handled_by: v.fallback(v.nullable(v.string()), null),
  assigned_to: v.fallback(v.nullable(v.string()), null),
  assigned_name: v.fallback(v.nullable(v.string()), null),
})

/** @returns the submission, or the readable parts of a row that this version can't parse */
export function storedFromRow(row: unknown): StoredSubmission {
  const columns = v.parse(rowSchema, row)
  const shared = {
    id: columns.id,
    form: columns.form,
    handling: columns.handling,
    reason: columns.reason,
    acceptedAtMs: columns.accepted_at_ms,
    nextAttemptAtMs: columns.next_attempt_at_ms,
    attemptCount: columns.attempt_count,
    deliveredAtMs: columns.delivered_at_ms,
    handledAtMs: columns.handled_at_ms,
    handledBy: columns.handled_by,
    assignedTo: columns.assigned_to,
    assignedName: columns.assigned_name,
  }
  const { kind, state, fields: raw } = columns
  const unreadable = (parseError: string): UnreadableSubmission => ({
    ...shared,
    readable: false,
    kind,
    state,
    parseError,
    raw,
  })
  if (!isSubmissionKind(kind)) return unreadable(`This version has no kind "${kind}"`)
  if (!v.is(stateSchema, state)) return unreadable(`This version has no state "${state}"`)
  const content = contentOf(kind, raw)
  if (typeof content === 'string') return unreadable(content)
  const retryWindowStartMs = columns.patience_from_ms
  return { ...shared, ...content, readable: true, state, retryWindowStartMs }
}

const stateSchema = v.picklist(SUBMISSION_STATES)
const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** @returns the content, or what is wrong with it without repeating any of it */
function contentOf(kind: SubmissionKind, raw: string): SubmissionContent | string {
  const fields = v.safeParse(jsonObject, raw)
  if (!fields.success) return 'The stored fields are not a JSON object'
  try {
    const content = forms[kind].contentOf(fields.output)
    const filled = Object.values(content.fields).some((value) => value !== '')
    return filled ? content : 'None of the stored fields is one of this form'
  } catch (error) {
    return errorMessage(error)
  }
}

/** Splits claimed rows into those to deliver and those to park. */
export function separateClaims(
  rows: readonly unknown[],
  lease: Omit<Claim, 'submission'>,
): Claimed {
  const claimed: Claimed = { claims: [], unreadable: [] }
  for (const row of rows) {
    const stored = storedFromRow(row)
    if (stored.readable) claimed.claims.push({ submission: stored, ...lease })
    else claimed.unreadable.push({ id: stored.id, parseError: stored.parseError })
  }
  return claimed
}

const attemptSchema = v.pipe(
  v.object({
    number: integer,
    started_at_ms: integer,
    duration_ms: integer,
    outcome: v.fallback(v.picklist(['delivered', 'transient', 'permanent']), 'transient'),
    reason: v.string(),
  }),
  v.transform(
    (row): Attempt => ({
      number: row.number,
      startedAtMs: row.started_at_ms,
      durationMs: row.duration_ms,
      outcome: row.outcome,
      reason: row.reason,
    }),
  ),
)

export function attemptFromRow(row: unknown): Attempt {
  return v.parse(attemptSchema, row)
}

const groupSchema = v.object({
  handling: v.fallback(v.string(), ''),
  state: v.fallback(v.string(), ''),
  kind: v.fallback(v.string(), ''),
  count: integer,
})

/** Grouped in the order of the index `submissions_handling`, so that no row is read. */
export const COUNT_SUBMISSIONS = `SELECT handling, state, kind, count(*) AS count FROM submissions
  GROUP BY handling, state, kind`

/** The counts from the rows of `COUNT_SUBMISSIONS`; what does not occur counts zero. */
export function countsFromRows(rows: readonly unknown[], changedAtMs: number | null): Counts {
  const groups = rows.map((row) => v.parse(groupSchema, row))
  const none = (): Record<SubmissionKind, number> => ({
    newsletter: 0,
    contact: 0,
    demo: 0,
    vasDemo: 0,
  })
  const byState = { queued: none(), delivered: none(), parked: none(), suspect: none() }
  let unknown = 0
  for (const { handling, state, kind, count } of groups) {
    // Nothing is left to do for a parked submission that staff have handled.
    if (state === 'parked' && handling === 'handled') continue
    if (isSubmissionKind(kind) && v.is(stateSchema, state)) byState[state][kind] += count
    else unknown += count
  }
  return { groups, changedAtMs, byState, unknown }
}
