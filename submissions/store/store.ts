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
  /** Proves the claim when the attempt is recorded; another worker's claim has another token. */
  leaseToken: string
}

/** What a claim finds: what can be delivered, and what has just been parked because it can't. */
export interface Claimed {
  claims: Claim[]
  unreadable: { id: string; fault: string }[]
}

export interface AttemptRecord {
  id: string
  leaseToken: string
  attempt: Omit<Attempt, 'number'>
  /** What becomes of it: when to try again, or the state it ends in. */
  next: { state: 'queued'; atMs: number } | { state: 'delivered' } | { state: 'parked' }
}

export interface ListFilter {
  state?: SubmissionState | undefined
  kind?: SubmissionKind | undefined
  /** Newest first, at most this many (1 to 1,000). */
  limit: number
}

export type SqlValue = string | number | null

export interface QueryResult {
  rows: readonly unknown[]
  /** How many rows a statement without an answer has changed. */
  changes: number
}

/** How many submissions of each kind are in each state. */
export interface Counts {
  known: Record<SubmissionState, Record<SubmissionKind, number>>
  /** Of a kind or in a state that a newer version added; left alone. */
  unknown: number
}

/**
 * Durable storage of submissions, in SQLite or PostgreSQL. Another version of the program may
 * have written a row: one that cannot be read never affects another.
 */
export interface SubmissionStore {
  /**
   * Commits a submission to disk before it resolves. The same id, or the same fingerprint within
   * ten minutes when the id is not the browser's, is a repeat and stores nothing.
   * @throws when it could not be made durable; then nothing was stored
   */
  accept(submission: NewSubmission): Promise<{ id: string; repeated: boolean }>
  /**
   * Takes up to `limit` due submissions of these kinds; no other worker gets them until the lease
   * ends. What cannot be read is parked with the reason instead.
   */
  claim(request: {
    kinds: readonly SubmissionKind[]
    limit: number
    nowMs: number
    leaseMs: number
  }): Promise<Claimed>
  /**
   * Records an attempt. A delivery is a fact and is always recorded; a failure only while the
   * lease is still ours, because otherwise another worker already tries again.
   */
  recordAttempt(record: AttemptRecord): Promise<void>
  /**
   * Reserves the next free moment of something that may happen only once per interval, over all
   * instances that share the store.
   * @returns when it may happen, `nowMs` or later
   */
  reserveMoment(name: string, intervalMs: number, nowMs: number): Promise<number>
  find(id: string): Promise<{ submission: StoredSubmission; attempts: Attempt[] } | null>
  list(filter: ListFilter): Promise<StoredSubmission[]>
  /** Makes a parked, suspect or waiting submission due now. @returns false when there is none */
  retry(id: string, nowMs: number): Promise<boolean>
  /** Makes every parked submission due now. @returns how many */
  retryParked(nowMs: number): Promise<number>
  /** Erases what was handled, by a person or by delivery, before that time. @returns how many */
  purgeHandled(handledBeforeMs: number): Promise<number>
  counts(): Promise<Counts>
  /** Resolves when a write would succeed right now; rejects with the reason otherwise. */
  checkWritable(): Promise<void>
  /** One statement with `?` for each value, in the SQL that both databases know; for the inbox. */
  query(sql: string, values: readonly SqlValue[]): Promise<QueryResult>
  close(): Promise<void>
}

/** Without an id of the browser's, the same content within this time is the same submission. */
export const REPEAT_WINDOW_MS = 10 * 60 * 1000
