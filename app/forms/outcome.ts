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

export type Outcome = {
  /** Name of the form, for example `contact`; a page may have several. */
  form: string
  /**
   * The input, for a page that has to be rendered again; a browser with JavaScript preserves it.
   */
  values?: FieldValues
} & (
  | { status: SimpleStatus }
  | { status: 'invalid'; errors: FieldErrors }
  | { status: 'limited'; retryAfterSeconds: number }
)

/** Of outcomes without further data. */
export type SimpleStatus = Exclude<OutcomeStatus, 'invalid' | 'limited'>

/** The text of an outcome, for the notice and for the form itself. */
export function outcomeNotice(
  outcome: Outcome,
  texts: FormSpec['texts'],
): { tone: 'ok' | 'error'; message: string } {
  const { status } = outcome
  const tone = status === 'accepted' ? 'ok' : 'error'
  const time = status === 'limited' ? waitingTime(outcome.retryAfterSeconds) : ''
  return { tone, message: fillTemplate(texts[status], { time }) }
}

/** @returns `40 seconds`, `2 minutes`: rounded up, so that waiting that long is enough */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? '1 second' : `${Math.ceil(seconds)} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
