import type { Submission, SubmissionKind } from '../submission.ts'

/**
 * - `transient`: may go well later (no answer, busy, a fault of theirs)
 * - `permanent`: will be refused again however often it is sent; an operator has to look
 */
export type DeliveryResult =
  | { outcome: 'delivered'; reason: string }
  | { outcome: 'transient'; reason: string; retryAfterMs?: number | undefined }
  | { outcome: 'permanent'; reason: string }

/** Takes submissions of some kinds to one outside service. */
export interface Backend {
  name: string
  kinds: readonly SubmissionKind[]
  /** How many deliveries may be under way at once from this instance. */
  concurrencyMax: number
  /** At most one delivery per interval, over all instances that share the store. */
  pace?: { name: string; intervalMs: number }
  /** Never rejects: whatever goes wrong is a result. */
  deliver(submission: Submission, signal: AbortSignal): Promise<DeliveryResult>
}
