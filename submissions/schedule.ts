import type { Submission } from './submission.ts'

/**
 * Backoff of deliveries: seconds at first, hours after half a day, for four days. A
 * backend can be down over a long weekend without anyone having to act.
 */
const FIRST_DELAY_MS = 5_000
const DELAY_MAX_MS = 6 * 60 * 60 * 1000
export const GIVE_UP_AFTER_MS = 4 * 24 * 60 * 60 * 1000
/**
 * An attempt that is later than this after its time begins the four days again: the site was
 * stopped, or the backend was not configured, so no attempt has failed since.
 */
const UNTRIED_MAX_MS = 24 * 60 * 60 * 1000
/** `Retry-After` is honoured up to a day; a longer one is taken for an error of the backend. */
const RETRY_AFTER_MAX_MS = 24 * 60 * 60 * 1000

export interface FailedAttempt {
  /** When the first attempt started, or when an operator last asked for a retry. */
  retryWindowStartMs: number
  nowMs: number
  /** `Retry-After` of the backend, if any. */
  retryAfterMs?: number | undefined
  /** 0 up to 1: half of each delay is jitter, so that a recovering backend is not overloaded. */
  random: number
}

/** When the four days of attempts began, to which an attempt that starts now belongs. */
export function retryWindowStart(
  {
    attemptCount,
    nextAttemptAtMs,
    retryWindowStartMs,
  }: Pick<Submission, 'attemptCount' | 'nextAttemptAtMs' | 'retryWindowStartMs'>,
  startedAtMs: number,
): number {
  const isFirst = attemptCount === 0 || startedAtMs > nextAttemptAtMs + UNTRIED_MAX_MS
  return isFirst ? startedAtMs : retryWindowStartMs
}

/** @returns when to retry, or null to give up and park the submission for an operator */
export function nextAttemptAtMs(attempt: FailedAttempt): number | null {
  const { retryWindowStartMs, nowMs, retryAfterMs = 0, random } = attempt
  const elapsedMs = nowMs - retryWindowStartMs
  if (elapsedMs >= GIVE_UP_AFTER_MS) return null
  // As long as it has been failing: about exponential, and short again after an operator's retry.
  const backoffMs = Math.min(DELAY_MAX_MS, Math.max(FIRST_DELAY_MS, elapsedMs))
  const jitteredMs = backoffMs / 2 + (backoffMs / 2) * random
  return nowMs + Math.max(Math.round(jitteredMs), Math.min(retryAfterMs, RETRY_AFTER_MAX_MS))
}
