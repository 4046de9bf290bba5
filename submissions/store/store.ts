import type {
  Attempt,
  NewSubmission,
  StoredSubmission,
  Submission,
  SubmissionKind,
  SubmissionState,
} from '../submission.ts'

/** A submission that this worker may deliver until the lease ends. */
export interface Claim {
  submission: Submission
  /**
   * Identifies the claim when the attempt is recorded; another worker's claim has another token.
   */
  leaseToken: string
  leasedUntilMs: number
}

/**
 * The result of a claim: submissions to deliver, and those just parked because they can't be read.
 */
export interface Claimed {
  claims: Claim[]
  unreadable: { id: string; parseError: string }[]
}

export interface AttemptRecord {
  id: string
  leaseToken: string
  attempt: Omit<Attempt, 'number'>
  /** The next state: retried at a time, delivered, or parked. */
  next:
    | { state: 'queued'; atMs: number; retryWindowStartMs: number }
    | { state: 'delivered' }
    | { state: 'parked' }
}

export type SqlValue = string | number | null

export interface QueryResult {
  rows: readonly unknown[]
  /** Number of rows that a statement without a result has changed. */
  changes: number
}

export interface CountedGroup {
  kind: string
  state: string
  handling: string
  count: number
}

export interface Counts {
  /** Every submission, also those of a kind or in a state that a newer version added. */
  groups: readonly CountedGroup[]
  /** Time of the last change; null without submissions. */
  changedAtMs: number | null
  /** Number of each kind in each state; of parked ones, those that are not handled. */
  byState: Record<SubmissionState, Record<SubmissionKind, number>>
  /** Of a kind or in a state that a newer version added; ignored. */
  unknown: number
}

/**
 * Number of submissions in each state over all kinds; `unknown` are those of a newer version.
 */
export function totals({ byState, unknown }: Pick<Counts, 'byState' | 'unknown'>) {
  const sum = (kinds: Record<string, number>) =>
    Object.values(kinds).reduce((total, count) => total + count, 0)
  return {
    queued: sum(byState.queued),
    parked: sum(byState.parked),
    suspect: sum(byState.suspect),
    delivered: sum(byState.delivered),
    unknown,
  }
}

/**
 * Durable storage of submissions, in SQLite or PostgreSQL. Another version of the program may have
 * written a row: one that cannot be read never affects another.
 */
export interface SubmissionStore {
  /**
   * Commits a submission to disk before it resolves. The same id, or the same fingerprint within
   * ten minutes if the id is not the browser's, is a repeat and stores nothing.
   * @throws if it could not be made durable; then nothing was stored
   */
  accept(submission: NewSubmission): Promise<{ id: string; repeated: boolean }>
  /**
   * Claims up to `limit` due submissions of a kind; no other worker gets them until the lease ends.
   * Unreadable ones are parked with the reason instead.
   */
  claim(request: {
    kind: SubmissionKind
    limit: number
    nowMs: number
    leaseMs: number
  }): Promise<Claimed>
  /**
   * Records an attempt. A delivery is a fact and is always recorded; a failure only while the lease
   * is valid, because otherwise another worker retries already. See `retry` for one during it.
   */
  recordAttempt(record: AttemptRecord): Promise<void>
  /**
   * Reserves the next free slot of an operation that may run only once per interval, over all
   * instances that share the store. A slot more than `SLOT_AHEAD_MAX_MS` ahead was reserved by a
   * wrong clock and counts as reserved now.
   * @returns when it may run, `nowMs` or later
   */
  reserveSlot(name: string, intervalMs: number, nowMs: number): Promise<number>
  find(id: string): Promise<{ submission: StoredSubmission; attempts: Attempt[] } | null>
  /**
   * Makes a parked, suspect or waiting submission due now. During an attempt it removes the lease's
   * token but not its time: the attempt is recorded, and after a failure the next one is due
   * immediately.
   * @returns false if there is none
   */
  retry(id: string, nowMs: number): Promise<boolean>
  /**
   * Makes every parked submission that is not handled due now.
   * @returns their number
   */
  retryParked(nowMs: number): Promise<number>
  /**
   * Erases submissions handled, by a person or by delivery, before that time, in batches; an
   * aborted `stopping` ends it after the current one.
   * @returns their number
   */
  purgeHandled(handledBeforeMs: number, stopping?: AbortSignal): Promise<number>
  /**
   * Corrects submissions that a clock more than `CHANGE_AHEAD_MAX_MS` ahead has changed: they count
   * as changed now, and no attempt is later because of that clock. Runs in batches; an aborted
   * `stopping` ends it after the current one.
   * @returns their number
   */
  correctTimes(nowMs: number, stopping?: AbortSignal): Promise<number>
  /**
   * Erases submissions with their notes and attempts.
   * @returns their number
   */
  erase(ids: readonly string[]): Promise<number>
  /** Cached, because counting reads every row of an index and every open Studio polls it. */
  counts(): Promise<Counts>
  /** Resolves if a write would succeed right now; rejects with the reason otherwise. */
  checkWritable(): Promise<void>
  /** One statement with `?` for each value, in SQL that both databases support; for the inbox. */
  query(sql: string, values: readonly SqlValue[]): Promise<QueryResult>
  close(): Promise<void>
}

/** Without an id from the browser, the same content within this time is a repeat. */
export const REPEAT_WINDOW_MS = 10 * 60 * 1000
/** More than clocks of instances differ: a submission changed later was by a wrong clock. */
export const CHANGE_AHEAD_MAX_MS = 10 * 60 * 1000
/** More than any lease: a longer one was set by a wrong clock. */
export const LEASE_AHEAD_MAX_MS = 10 * 60 * 1000
/** As long as a worker's lease, which ends an attempt that waits longer. */
export const SLOT_AHEAD_MAX_MS = 60_000
