import { filledIn } from './template.ts'
import type { FieldErrors, TypedValues, WordedForm } from './wordedForm.ts'

/**
 * What became of a post.
 * - `accepted`: it is stored; also what a machine is told
 * - `invalid`: fields are wrong, nothing was stored
 * - `limited`: too much came from this client; it may be sent again later
 * - `unavailable`: it could not be stored
 * - `unreachable`: no answer came (known to the browser only)
 * - `refused`: it was sent from another website
 * - `tooLarge`: the body was longer than any honest form
 */
export type OutcomeStatus =
  | 'accepted'
  | 'invalid'
  | 'limited'
  | 'unavailable'
  | 'unreachable'
  | 'refused'
  | 'tooLarge'

export interface Outcome {
  /** Name of the form it is about, for example `contact`; a page may hold several. */
  form: string
  status: OutcomeStatus
  /** Only of an invalid one. */
  errors?: FieldErrors
  /** What was typed, for a page that has to be rendered anew; a browser with a script keeps it. */
  values?: TypedValues
  /** Only of a limited one. */
  retryAfterSeconds?: number
}

/** The wording of an outcome, for the notice and for the form itself. */
export function outcomeNotice(
  { status, retryAfterSeconds = 60 }: Pick<Outcome, 'status' | 'retryAfterSeconds'>,
  texts: WordedForm['texts'],
): { tone: 'ok' | 'error'; message: string } {
  const tone = status === 'accepted' ? 'ok' : 'error'
  const time = waitingTime(retryAfterSeconds)
  return { tone, message: filledIn(texts[status], { time }) }
}

/** @returns `40 seconds`, `2 minutes`: rounded up, so that waiting that long is enough */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? '1 second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
