import type { AccessEntry } from '../../submissions/inbox/accessList.ts'
import { type Counts, totals } from '../../submissions/store/store.ts'
import type { Attempt, StoredSubmission, SubmissionKind } from '../../submissions/submission.ts'

/** One line per submission: time, content, state and reason. */
export function formatList(
  submissions: readonly StoredSubmission[],
  counts: Counts,
  deliverableKinds: readonly SubmissionKind[],
): string {
  const lines = submissions.map((submission) =>
    [
      isoMinute(submission.acceptedAtMs),
      submission.id,
      printable(submission.kind).padEnd(10),
      describeState(submission, deliverableKinds),
    ].join('  '),
  )
  const { unknown, ...known } = totals(counts)
  const total = Object.entries(known)
    .map(([state, count]) => `${count} ${state}`)
    .concat(unknown > 0 ? [`${unknown} in a state or of a kind of a newer version`] : [])
    .join(', ')
  const body = lines.length > 0 ? lines.join('\n') : 'No submissions.'
  return `${body}\n\n${total}\n`
}

export function formatDetails(
  { submission, attempts }: { submission: StoredSubmission; attempts: readonly Attempt[] },
  deliverableKinds: readonly SubmissionKind[],
): string {
  const rows: [string, string][] = [
    ['id', submission.id],
    ['kind', submission.kind],
    ['form', submission.form],
    ['accepted', new Date(submission.acceptedAtMs).toISOString()],
    ['state', describeState(submission, deliverableKinds)],
    ...fieldRows(submission),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const details = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
  const history = attempts.map(
    ({ number, startedAtMs, durationMs, outcome, reason }) =>
      `  ${number}. ${new Date(startedAtMs).toISOString()}  ${outcome}, ${reason} (${durationMs} ms)`,
  )
  const none = ['  none yet']
  return `${[...details, 'attempts', ...(history.length > 0 ? history : none)].join('\n')}\n`
}

/** One line per entry: time, person, action, message and details. */
export function formatAccessLog(entries: readonly AccessEntry[]): string {
  const lines = entries.map(({ atMs, personName, action, submissionId, detail }) =>
    [isoMinute(atMs), printable(personName), action, submissionId, printable(detail)]
      .filter(Boolean)
      .join('  '),
  )
  return lines.length > 0 ? `${lines.join('\n')}\n` : 'No entries.\n'
}

function fieldRows(submission: StoredSubmission): [string, string][] {
  if (!submission.readable) {
    return [
      ['unreadable', printable(submission.parseError)],
      ['as stored', printable(submission.raw)],
    ]
  }
  return Object.entries(submission.fields).map(([name, value]) => [`  ${name}`, printable(value)])
}

function describeState(
  submission: StoredSubmission,
  deliverableKinds: readonly SubmissionKind[],
): string {
  const { handling, state } = submission
  const text = deliveryState(submission, deliverableKinds)
  return handling === 'handled' && state !== 'delivered' ? `handled, ${text}` : text
}

function deliveryState(
  submission: StoredSubmission,
  deliverableKinds: readonly SubmissionKind[],
): string {
  if (!submission.readable)
    return `${printable(submission.state)}, unreadable: ${submission.parseError}`
  const { state, kind, reason, attemptCount, nextAttemptAtMs } = submission
  if (state === 'queued' && !deliverableKinds.includes(kind)) {
    return 'queued: no service is configured'
  }
  if (state === 'queued' && attemptCount > 0) {
    return `queued, attempt ${attemptCount + 1} at ${isoMinute(nextAttemptAtMs)}: ${reason ?? ''}`
  }
  return reason ? `${state}: ${reason}` : state
}

function isoMinute(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
}

/** A visitor's input must not be able to control an operator's terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => {
    if (character === '\n') return '\n    '
    return `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`
  })
}
