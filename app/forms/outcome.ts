import type { FieldErrors, FieldValues, FormSpec } from './formSpec.ts'
import { fillTemplate } from './template.ts'

/**
 * The outcome of a post.
 * - `accepted`: it is stored; bots get this too
 * - `invalid`: fields are invalid, nothing was stored
 * - `limited`: the client's rate limit is exceeded; it may be sent again later
 * - `unavailable`: it could not be stored, or the page no longer has the form
 * - `unreachable`: no response arrived (known to the browser only)
 * - `refused`: it was sent from another website
 * - `tooLarge`: the body was longer than any valid form
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
  /** Name of the form, for example `contact`; a page may have several. */
  form: string
  status: OutcomeStatus
  /** Only of an invalid one. */
  errors?: FieldErrors
  /**
   * The input, for a page that has to be rendered again; a browser with JavaScript preserves it.
   */
  values?: FieldValues
  /** Only of a limited one. */
  retryAfterSeconds?: number
}

/** The text of an outcome, for the notice and for the form itself. */
export function outcomeNotice(
  { status, retryAfterSeconds = 60 }: Pick<Outcome, 'status' | 'retryAfterSeconds'>,
  texts: FormSpec['texts'],
): { tone: 'ok' | 'error'; message: string } {
  const tone = status === 'accepted' ? 'ok' : 'error'
  const time = waitingTime(retryAfterSeconds)
  return { tone, message: fillTemplate(texts[status], { time }) }
}

/** @returns `40 seconds`, `2 minutes`: rounded up, so that waiting that long is enough */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? '1 second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
