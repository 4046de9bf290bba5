import type { Clock } from '../../lake/clock.ts'
import type { Log } from '../../lake/process/log.ts'
import { judgeFailure } from './failures.ts'

export interface CircuitOptions {
  clock: Clock
  log: Log
  /** From 0 up to 1; jitter, so that several instances do not retry in step. */
  random(): number
  /** Backoff after the first failure; it doubles with each further failure up to `pauseMaxMs`. */
  pauseMs: number
  pauseMaxMs: number
  /** When an earlier process last reached the lake, in milliseconds since 1970. */
  reachedBefore: number | undefined
}

/** A flapping outage is logged at most this often. */
const LOG_AGAIN_MS = 60_000
/**
 * Upper bound for `Retry-After`, because content must be fresh within a minute of the lake's
 * return.
 */
const RETRY_AFTER_MAX_MS = 45_000
const PAUSE_SPREAD = 0.2

/**
 * A circuit breaker for the lake. It opens after a failure or a slow query. While it is open,
 * single probes are sent with backoff, and reads with a last known answer do not wait. The first
 * answer closes it.
 */
export class Circuit {
  readonly #options: CircuitOptions
  #isOpen = false
  /** A probe is in flight while the circuit is open. */
  #isProbing = false
  #failures = 0
  #failingSince: number | undefined
  #lastLoggedAt = -Infinity
  #tryAt = 0
  #reachedAt: number | undefined

  constructor(options: CircuitOptions) {
    this.#options = options
    this.#reachedAt = options.reachedBefore
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** When the lake last answered, in milliseconds since 1970; undefined: never. */
  get reachedAt(): number | undefined {
    return this.#reachedAt
  }

  /** Remaining backoff, in milliseconds. */
  get pauseLeftMs(): number {
    return this.#isOpen ? Math.max(0, this.#tryAt - this.#options.clock.now()) : 0
  }

  /**
   * Whether a query may be sent: always while closed, else once the backoff is over. Counts as that
   * attempt.
   */
  tryAcquire(): boolean {
    if (!this.#isOpen) return true
    if (this.#options.clock.now() < this.#tryAt) return false
    this.#beginProbe()
    return true
  }

  /** Half-opens the circuit after a reconnect: the next query is sent without backoff. */
  halfOpen(): void {
    this.#isOpen = false
    this.#isProbing = false
  }

  /** Records a slow query, before it is known whether it fails. */
  recordSlow(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    // The query in flight counts as the probe; its result decides.
    this.#beginProbe()
  }

  /** @returns what the answer ended: an outage, mere slowness, or nothing */
  recordSuccess(): 'outage' | 'slowness' | undefined {
    const { clock, log } = this.#options
    const since = this.#failingSince
    const ended = since !== undefined ? 'outage' : this.#isOpen ? 'slowness' : undefined
    if (since !== undefined && this.#lastLoggedAt >= since) {
      log.info('content.reachable', { unreachableMs: Math.round(clock.now() - since) })
    }
    this.halfOpen()
    this.#failures = 0
    this.#failingSince = undefined
    this.#reachedAt = clock.date()
    return ended
  }

  /** @returns `rejected` if the lake is reachable and refused only this query */
  recordFailure(error: unknown): 'rejected' | 'unreachable' {
    const { clock } = this.#options
    const failure = judgeFailure(error, clock.date())
    if (failure.kind === 'rejected') return 'rejected'
    this.#logFailure(error)
    // Other queries that were in flight when the first failed add no information.
    if (this.#isOpen && !this.#isProbing) return 'unreachable'
    this.#isOpen = true
    this.#isProbing = false
    this.#failures += 1
    const asked = Math.min(failure.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS)
    this.#tryAt = clock.now() + Math.max(asked, this.#nextPause())
    return 'unreachable'
  }

  #beginProbe(): void {
    this.#isProbing = true
    this.#tryAt = this.#options.clock.now() + this.#options.pauseMaxMs
  }

  #nextPause(): number {
    const { pauseMs, pauseMaxMs, random } = this.#options
    const base = Math.min(pauseMaxMs, pauseMs * 2 ** Math.min(this.#failures - 1, 16))
    return base * (1 - PAUSE_SPREAD * random())
  }

  #logFailure(error: unknown): void {
    if (this.#failingSince !== undefined) return
    this.#failingSince = this.#options.clock.now()
    if (this.#failingSince - this.#lastLoggedAt < LOG_AGAIN_MS) return
    this.#lastLoggedAt = this.#failingSince
    this.#options.log.warn('content.unreachable', { error, hint: 'last known content is served' })
  }
}
