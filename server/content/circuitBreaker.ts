import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { classifyError } from './failures.ts'

export interface CircuitBreakerOptions {
  clock: Clock
  log: Log
  /** From 0 up to 1; jitter, so that several instances do not retry in step. */
  random(): number
  /** Backoff after the first failure; it doubles with each further failure up to `backoffMaxMs`. */
  backoffMs: number
  backoffMaxMs: number
  /** When an earlier process last reached the lake, in milliseconds since 1970. */
  reachedBefore: number | undefined
}

/** A flapping outage is logged at most this often. */
const LOG_INTERVAL_MS = 60_000
/**
 * Upper bound for `Retry-After`, because content must be fresh within a minute of the lake's
 * return.
 */
const RETRY_AFTER_MAX_MS = 45_000
const JITTER = 0.2

/**
 * - `closed`: queries are sent
 * - `open`: no query is sent until the backoff is over
 * - `half-open`: a single probe is in flight: the slow query, or the first one after the backoff
 */
type CircuitState = 'closed' | 'open' | 'half-open'

/**
 * A circuit breaker for the lake. A failure opens it and a slow query half-opens it; while it is
 * not closed, single probes are sent with backoff, and reads with a last known result do not wait.
 * The first response closes it.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions
  #state: CircuitState = 'closed'
  #failures = 0
  #failingSince: number | undefined
  #lastLoggedAtMs = -Infinity
  #tryAt = 0
  #reachedAt: number | undefined

  constructor(options: CircuitBreakerOptions) {
    this.#options = options
    this.#reachedAt = options.reachedBefore
  }

  get isClosed(): boolean {
    return this.#state === 'closed'
  }

  get isProbing(): boolean {
    return this.#state === 'half-open'
  }

  /** When the lake last answered, in milliseconds since 1970; undefined: never. */
  get reachedAt(): number | undefined {
    return this.#reachedAt
  }

  /** When the first failure of the present outage was, by the clock; undefined: there is none. */
  get failingSince(): number | undefined {
    return this.#failingSince
  }

  /** Remaining backoff, in milliseconds. */
  get remainingBackoffMs(): number {
    return this.isClosed ? 0 : Math.max(0, this.#tryAt - this.#options.clock.now())
  }

  /**
   * Whether a query may be sent: always while closed, else once the backoff is over. Counts as that
   * attempt.
   */
  tryAcquire(): boolean {
    if (this.isClosed) return true
    if (this.#options.clock.now() < this.#tryAt) return false
    this.#halfOpen()
    return true
  }

  /**
   * Closes the circuit after a reconnect: queries are sent without backoff. The outage lasts until
   * one of them is answered, so the next failure continues the backoff.
   */
  close(): void {
    this.#state = 'closed'
  }

  /** Records a slow query, before it is known whether it fails. */
  recordSlow(): void {
    // The query in flight counts as the probe; its result decides.
    if (this.isClosed) this.#halfOpen()
  }

  /** @returns what the response ended: an outage, mere slowness, or nothing */
  recordSuccess(): 'outage' | 'slowness' | undefined {
    const { clock, log } = this.#options
    const since = this.#failingSince
    const ended = since !== undefined ? 'outage' : this.isClosed ? undefined : 'slowness'
    if (since !== undefined && this.#lastLoggedAtMs >= since) {
      log.info('content.reachable', { unreachableMs: Math.round(clock.now() - since) })
    }
    this.close()
    this.#failures = 0
    this.#failingSince = undefined
    this.#reachedAt = clock.date()
    return ended
  }

  /** @returns `rejected` if the lake is reachable and refused only this query */
  recordFailure(error: unknown): 'rejected' | 'unreachable' {
    const { clock } = this.#options
    const failure = classifyError(error, clock.date())
    if (failure.kind === 'rejected') {
      // The lake has responded, also if this query was the probe.
      this.close()
      return 'rejected'
    }
    this.#logFailure(error)
    // Other queries that were in flight when the first failed add no information.
    if (this.#state === 'open') return 'unreachable'
    this.#state = 'open'
    this.#failures += 1
    const retryAfterMs = Math.min(failure.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS)
    this.#tryAt = clock.now() + Math.max(retryAfterMs, this.#nextBackoffMs())
    return 'unreachable'
  }

  #halfOpen(): void {
    this.#state = 'half-open'
    // A probe without a result does not block the next one for longer than this.
    this.#tryAt = this.#options.clock.now() + this.#options.backoffMaxMs
  }

  #nextBackoffMs(): number {
    const { backoffMs, backoffMaxMs, random } = this.#options
    const base = Math.min(backoffMaxMs, backoffMs * 2 ** Math.min(this.#failures - 1, 16))
    return base * (1 - JITTER * random())
  }

  #logFailure(error: unknown): void {
    if (this.#failingSince !== undefined) return
    this.#failingSince = this.#options.clock.now()
    if (this.#failingSince - this.#lastLoggedAtMs < LOG_INTERVAL_MS) return
    this.#lastLoggedAtMs = this.#failingSince
    this.#options.log.warn('content.unreachable', { error, hint: 'last known content is served' })
  }
}
