import type { Clock } from '../../lake/clock.ts'
import type { Log } from '../lifecycle/log.ts'
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
export interface Circuit {
  readonly isOpen: boolean
  /** When the lake last answered, in milliseconds since 1970; undefined: never. */
  readonly reachedAt: number | undefined
  /**
   * Whether a query may be sent: always while closed, else once the backoff is over. Counts as that
   * attempt.
   */
  tryAcquire(): boolean
  /** Remaining backoff, in milliseconds. */
  readonly pauseLeftMs: number
  /** Half-opens the circuit after a reconnect: the next query is sent without backoff. */
  halfOpen(): void
  /** Records a slow query, before it is known whether it fails. */
  recordSlow(): void
  /**
   * Records an answer.
   * @returns what it ended: an outage, mere slowness, or nothing
   */
  recordSuccess(): 'outage' | 'slowness' | undefined
  /**
   * Records a failure.
   * @returns `rejected` if the lake is reachable and refused only this query
   */
  recordFailure(error: unknown): 'rejected' | 'unreachable'
}

export function createCircuit(options: CircuitOptions): Circuit {
  const { clock, log, random, pauseMs, pauseMaxMs } = options
  let isOpen = false
  /** A probe is in flight while the circuit is open. */
  let attempting = false
  let failures = 0
  let failingSince: number | undefined
  let lastLoggedAt = -Infinity
  let tryAt = 0
  let reachedAt = options.reachedBefore

  function nextPause(): number {
    const base = Math.min(pauseMaxMs, pauseMs * 2 ** Math.min(failures - 1, 16))
    return base * (1 - PAUSE_SPREAD * random())
  }

  function recordSuccess() {
    const ended = failingSince !== undefined ? 'outage' : isOpen ? 'slowness' : undefined
    if (failingSince !== undefined && lastLoggedAt >= failingSince) {
      log.info('content.reachable', { unreachableMs: Math.round(clock.now() - failingSince) })
    }
    isOpen = false
    attempting = false
    failures = 0
    failingSince = undefined
    reachedAt = clock.date()
    return ended
  }

  function logFailure(error: unknown) {
    if (failingSince !== undefined) return
    failingSince = clock.now()
    if (failingSince - lastLoggedAt < LOG_AGAIN_MS) return
    lastLoggedAt = failingSince
    log.warn('content.unreachable', { error, hint: 'last known content is served' })
  }

  return {
    get isOpen() {
      return isOpen
    },
    get reachedAt() {
      return reachedAt
    },
    get pauseLeftMs() {
      return isOpen ? Math.max(0, tryAt - clock.now()) : 0
    },
    tryAcquire() {
      if (!isOpen) return true
      if (clock.now() < tryAt) return false
      attempting = true
      tryAt = clock.now() + pauseMaxMs
      return true
    },
    halfOpen() {
      isOpen = false
      attempting = false
    },
    recordSlow() {
      if (isOpen) return
      isOpen = true
      // The query in flight counts as the probe; its result decides.
      attempting = true
      tryAt = clock.now() + pauseMaxMs
    },
    recordSuccess: recordSuccess,
    recordFailure(error) {
      const failure = judgeFailure(error, clock.date())
      if (failure.kind === 'rejected') return 'rejected'
      logFailure(error)
      // Other queries that were in flight when the first failed add no information.
      if (isOpen && !attempting) return 'unreachable'
      isOpen = true
      attempting = false
      failures += 1
      const asked = Math.min(failure.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS)
      tryAt = clock.now() + Math.max(asked, nextPause())
      return 'unreachable'
    },
  }
}
