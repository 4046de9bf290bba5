import type { Log } from '../log.ts'
import type { ContentClock } from './clock.ts'
import { judgeFailure } from './failures.ts'

export interface CircuitOptions {
  clock: ContentClock
  log: Log
  /** From 0 up to 1, for pauses that several instances don't keep in step. */
  random(): number
  /** Pause after the first failure; it doubles with each further one up to `pauseMaxMs`. */
  pauseMs: number
  pauseMaxMs: number
  /** When the lake was last heard of before this process, in milliseconds since 1970. */
  reachedBefore: number | undefined
}

/** An outage that comes and goes is told this often and no more. */
const TELL_AGAIN_MS = 60_000
/** The longest pause that a lake can ask for: nothing may be older than a minute once it is back. */
const RETRY_AFTER_MAX_MS = 45_000
const PAUSE_SPREAD = 0.2

/**
 * Whether the lake is worth waiting for. After a failure, or when it keeps a visitor waiting, the
 * circuit is open: it is asked by one query now and then, and nobody waits who can do with what
 * is known. The first answer closes it.
 */
export interface Circuit {
  readonly isOpen: boolean
  /** When the lake last answered, in milliseconds since 1970; never when undefined. */
  readonly reachedAt: number | undefined
  /** Whether the lake may be asked: always while closed, else when the pause is over. Counts as that attempt. */
  mayTry(): boolean
  /** How long until it may be asked again, in milliseconds. */
  readonly pauseLeftMs: number
  /** It gave a sign of life: the next query is worth waiting for, whatever came before. */
  hope(): void
  /** It keeps somebody waiting; whether it fails is not known yet. */
  slow(): void
  /** It answered. @returns what that ended, if anything: failures, or only somebody's waiting */
  answered(): 'outage' | 'slowness' | undefined
  /** It did not. @returns whether only this query was refused, and the lake is there */
  failed(error: unknown): 'rejected' | 'unreachable'
}

export function createCircuit(options: CircuitOptions): Circuit {
  const { clock, log, random, pauseMs, pauseMaxMs } = options
  let isOpen = false
  /** An attempt is under way although the circuit is open. */
  let attempting = false
  let failures = 0
  let failingSince: number | undefined
  let toldAt = -Infinity
  let tryAt = 0
  let reachedAt = options.reachedBefore

  function nextPause(): number {
    const base = Math.min(pauseMaxMs, pauseMs * 2 ** Math.min(failures - 1, 16))
    return base * (1 - PAUSE_SPREAD * random())
  }

  function answered() {
    const ended = failingSince !== undefined ? 'outage' : isOpen ? 'slowness' : undefined
    if (failingSince !== undefined && toldAt >= failingSince) {
      log.info('content.reachable', { unreachableMs: Math.round(clock.now() - failingSince) })
    }
    isOpen = false
    attempting = false
    failures = 0
    failingSince = undefined
    reachedAt = clock.date()
    return ended
  }

  function tell(error: unknown) {
    if (failingSince !== undefined) return
    failingSince = clock.now()
    if (failingSince - toldAt < TELL_AGAIN_MS) return
    toldAt = failingSince
    log.warn('content.unreachable', { error, hint: 'last known content is served meanwhile' })
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
    mayTry() {
      if (!isOpen) return true
      if (clock.now() < tryAt) return false
      attempting = true
      tryAt = clock.now() + pauseMaxMs
      return true
    },
    hope() {
      isOpen = false
      attempting = false
    },
    slow() {
      if (isOpen) return
      isOpen = true
      // What is under way is the attempt; its end decides.
      attempting = true
      tryAt = clock.now() + pauseMaxMs
    },
    answered,
    failed(error) {
      const failure = judgeFailure(error, clock.date())
      if (failure.kind === 'rejected') return 'rejected'
      tell(error)
      // Others that were under way when the first failed say nothing new.
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
