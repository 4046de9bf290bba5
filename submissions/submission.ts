/**
 * A visitor's submission and its state. It is committed before the visitor gets a response; the
 * worker delivers it to a backend afterwards.
 */
import type { SubmissionContent } from './definitions/forms.ts'

export type { SubmissionContent, SubmissionKind } from './definitions/forms.ts'

/**
 * - `queued`: waits for its next attempt (or for its backend to be configured)
 * - `delivered`: a backend has confirmed it
 * - `parked`: a backend refused it permanently, or four days of attempts failed; an operator
 * decides
 * - `suspect`: looked automated; stored, never sent unless an operator releases it
 */
export type SubmissionState = (typeof SUBMISSION_STATES)[number]
export const SUBMISSION_STATES = ['queued', 'delivered', 'parked', 'suspect'] as const

/** `handled` by a person or by its delivery. */
type Handling = 'open' | 'handled'

/** What a form hands over for storage. */
export interface SubmissionRequest {
  /** Name of the form in its page, for example `newsletter` or `demo:/schedule-banking-demo`. */
  form: string
  /** Path of the page that it was posted to. */
  page: string
  content: SubmissionContent
  /** A UUID generated in the browser; undefined without JavaScript. */
  id?: string | undefined
  /** Looks automated: stored, and not delivered unless an operator releases it. */
  suspect: boolean
}

/** What the intake hands to the store. */
export type NewSubmission = SubmissionContent & {
  /** A UUID; also the idempotency key of every delivery attempt. */
  id: string
  /** Which form on which page, for example `newsletter:/careers`; older rows may have no page. */
  form: string
  /** Digest of form and fields: detects a repeated post without an id of its own. */
  fingerprint: string
  /**
   * If false, the server generated the id, and the same fingerprint within ten minutes is a repeat.
   */
  idFromBrowser: boolean
  state: Extract<SubmissionState, 'queued' | 'suspect'>
  acceptedAtMs: number
}

export interface Attempt {
  number: number
  startedAtMs: number
  durationMs: number
  outcome: 'delivered' | 'transient' | 'permanent'
  /** The reason, without anything the visitor wrote. */
  reason: string
}

/** What every stored row has, also one that this version cannot parse. */
interface SubmissionBase {
  id: string
  form: string
  acceptedAtMs: number
  nextAttemptAtMs: number
  attemptCount: number
  deliveredAtMs: number | null
  /** Why it is parked or suspect, or why the last attempt failed. */
  reason: string | null
  handling: Handling
  handledAtMs: number | null
  /** Name of a person, or `delivery`. */
  handledBy: string | null
  assignedTo: string | null
  assignedName: string | null
}

export type Submission = SubmissionContent &
  SubmissionBase & {
    readable: true
    state: SubmissionState
    /** The four days of attempts count from here: the first one, or an operator's last retry. */
    retryWindowStartMs: number
  }

/** A stored row that this version can't parse: shown in its stored form, never delivered. */
export interface UnreadableSubmission extends SubmissionBase {
  readable: false
  kind: string
  state: string
  /** Why it can't be read, without anything the visitor wrote. */
  parseError: string
  /** The fields in their stored form. */
  raw: string
}

export type StoredSubmission = Submission | UnreadableSubmission
