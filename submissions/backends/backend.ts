import type { Submission, SubmissionKind } from '../submission.ts'

/**
 * - `transient`: a retry may succeed (no response, overload, a server error)
 * - `permanent`: every retry would be refused too; an operator has to look
 */
export type DeliveryResult =
  | { outcome: 'delivered'; reason: string }
  | { outcome: 'transient'; reason: string; retryAfterMs?: number | undefined }
  | { outcome: 'permanent'; reason: string }

/** Delivers submissions of one kind to an outside service. */
export interface Backend {
  name: string
  kind: SubmissionKind
  /** Maximum of concurrent deliveries from this instance. */
  concurrencyMax: number
  /** At most one delivery per interval, over all instances that share the store. */
  rateLimit?: { name: string; intervalMs: number }
  /**
   * Never rejects: every error becomes a result.
   * @param date milliseconds since 1970
   */
  deliver(submission: Submission, signal: AbortSignal, date: () => number): Promise<DeliveryResult>
}

export function wrongKind(kind: string): DeliveryResult {
  return { outcome: 'permanent', reason: `this backend does not accept ${kind}` }
}
