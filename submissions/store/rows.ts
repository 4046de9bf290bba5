/**
 * From rows to submissions. A database file is a boundary like any other (an operator may have
 * edited it, a newer version may have written it), so rows are validated, not trusted.
 */
import * as v from 'valibot'
import {
  type Attempt,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  type Submission,
  type SubmissionKind,
} from '../submission.ts'
import type { Counts } from './store.ts'

/** PostgreSQL hands 64-bit integers over as text. */
const integer = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.safeInteger())

const newsletterFields = v.object({ email: v.string() })
const contactFields = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  message: v.string(),
})
const demoFields = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  jobTitle: v.string(),
  industry: v.string(),
})

const contentSchema = v.variant('kind', [
  v.object({ kind: v.literal('newsletter'), fields: newsletterFields }),
  v.object({ kind: v.literal('contact'), fields: contactFields }),
  v.object({ kind: v.literal('demo'), fields: demoFields }),
  v.object({ kind: v.literal('vasDemo'), fields: demoFields }),
])

const rowSchema = v.object({
  id: v.string(),
  kind: v.picklist(SUBMISSION_KINDS),
  form: v.string(),
  fields: v.pipe(v.string(), v.parseJson()),
  state: v.picklist(SUBMISSION_STATES),
  reason: v.nullable(v.string()),
  accepted_at_ms: integer,
  next_attempt_at_ms: integer,
  patience_from_ms: integer,
  attempt_count: integer,
  delivered_at_ms: v.nullable(integer),
})

/** @throws v.ValiError when the row is not one that this version writes */
export function submissionFromRow(row: unknown): Submission {
  const columns = v.parse(rowSchema, row)
  return {
    ...v.parse(contentSchema, { kind: columns.kind, fields: columns.fields }),
    id: columns.id,
    form: columns.form,
    state: columns.state,
    reason: columns.reason,
    acceptedAtMs: columns.accepted_at_ms,
    nextAttemptAtMs: columns.next_attempt_at_ms,
    patienceFromMs: columns.patience_from_ms,
    attemptCount: columns.attempt_count,
    deliveredAtMs: columns.delivered_at_ms,
  }
}

const attemptSchema = v.pipe(
  v.object({
    number: integer,
    started_at_ms: integer,
    duration_ms: integer,
    outcome: v.picklist(['delivered', 'transient', 'permanent']),
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

const countSchema = v.object({
  state: v.picklist(SUBMISSION_STATES),
  kind: v.picklist(SUBMISSION_KINDS),
  count: integer,
})

/** One row per state and kind that occurs; what does not occur counts zero. */
export function countsFromRows(rows: readonly unknown[]): Counts {
  const none = (): Record<SubmissionKind, number> => ({
    newsletter: 0,
    contact: 0,
    demo: 0,
    vasDemo: 0,
  })
  const counts: Counts = { queued: none(), delivered: none(), parked: none(), suspect: none() }
  for (const row of rows) {
    const { state, kind, count } = v.parse(countSchema, row)
    counts[state][kind] = count
  }
  return counts
}
