import { isHttpError } from '@sanity/client'

/** What an answer that did not come, or was none, says about the lake. */
export type Failure =
  /** The lake is there and refuses this query: others may well be answered. */
  | { kind: 'rejected' }
  /** Nothing can be had from the lake at present; `retryAfterMs` when it said for how long. */
  | { kind: 'unreachable'; retryAfterMs: number | undefined }

/** The lake's answer is not one: cut short, another server's page, a captive portal. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError'
}

/** Faults of the asking, among HTTP's 4xx; all others concern every query alike. */
const REJECTIONS: ReadonlySet<number> = new Set([400, 413, 414, 422])

/** @param nowMs milliseconds since 1970, for a Retry-After that names a date (RFC 9110, 10.2.3) */
export function judgeFailure(error: unknown, nowMs: number): Failure {
  if (!isHttpError(error)) return { kind: 'unreachable', retryAfterMs: undefined }
  if (REJECTIONS.has(error.statusCode)) return { kind: 'rejected' }
  const { 'retry-after': retryAfter } = error.response.headers
  return { kind: 'unreachable', retryAfterMs: delayOf(retryAfter, nowMs) }
}

function delayOf(retryAfter: string | undefined, nowMs: number): number | undefined {
  if (retryAfter === undefined) return undefined
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
