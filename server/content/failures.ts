import { isHttpError } from '@sanity/client'
import { retryAfterMs } from '../../runtime/retryAfter.ts'

/** What a failed or unreadable response says about the lake. */
export type Failure =
  /** The lake is reachable and refuses this query; other queries may succeed. */
  | { kind: 'rejected' }
  /** The lake is unavailable for every query; `retryAfterMs` if it sent `Retry-After`. */
  | { kind: 'unreachable'; retryAfterMs: number | undefined }

/** The body is not a response of the lake: truncated, another server's page, a captive portal. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
}

/** A query has neither a fresh nor a last known result. The cause is the failure. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'
}

/** The 4xx codes that concern the query itself; all others concern every query. */
const REJECTIONS: ReadonlySet<number> = new Set([400, 413, 414, 422])

/** @param nowMs milliseconds since 1970 */
export function classifyError(error: unknown, nowMs: number): Failure {
  if (!isHttpError(error)) return { kind: 'unreachable', retryAfterMs: undefined }
  if (REJECTIONS.has(error.statusCode)) return { kind: 'rejected' }
  return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.response.headers, nowMs) }
}
