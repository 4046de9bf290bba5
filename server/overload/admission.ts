import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Clock } from '../../lake/clock.ts'

/**
 * Load shedding: bounds the work in flight that costs processor time. Further work waits for a
 * bounded time in a bounded queue; beyond that it is refused without waiting, because a quick 503
 * with Retry-After serves visitors better than late responses for all.
 */

/** `page`: rendering a page that is not cached. `form`: accepting a post. */
export type Lane = 'page' | 'form'

export interface LaneLimits {
  concurrencyMax: number
  queueMax: number
  /** Maximum time in the queue. */
  waitMaxMs: number
  /** After this long a slot is released, whether or not the work has ended. */
  holdMaxMs: number
  /** `Retry-After` of a refused request. */
  retryAfterSeconds: number
  /** Whether event loop lag reduces this lane. */
  yields: boolean
}

/**
 * A render occupies the one thread, so a few slots suffice to use it while some renders wait for
 * content. Forms have slots of their own, so that a flood of page requests can't lose a visitor's
 * message.
 */
const DEFAULT_LIMITS: Readonly<Record<Lane, LaneLimits>> = {
  page: {
    concurrencyMax: 8,
    queueMax: 64,
    waitMaxMs: 3_000,
    holdMaxMs: 30_000,
    retryAfterSeconds: 5,
    yields: true,
  },
  form: {
    concurrencyMax: 16,
    queueMax: 128,
    waitMaxMs: 8_000,
    holdMaxMs: 30_000,
    retryAfterSeconds: 5,
    yields: false,
  },
}

/** Up to this lag all slots are available; at twice this lag half of them. */
const CALM_DELAY_MS = 100

/** The work was not started. Becomes 503 with `Retry-After`. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError'
  readonly lane: Lane
  readonly retryAfterSeconds: number
  constructor(lane: Lane, retryAfterSeconds: number) {
    super(`Too many ${lane} requests are in flight`)
    this.lane = lane
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface AdmissionOptions {
  /** Current lag of the event loop in milliseconds. */
  eventLoopDelayMs(): number
  clock: Clock
  limits?: Readonly<Record<Lane, LaneLimits>>
}

export class Admission {
  readonly #gates: Readonly<Record<Lane, Gate>>
  readonly #oneAtATime = pLimit(1)

  constructor({ eventLoopDelayMs, clock, limits = DEFAULT_LIMITS }: AdmissionOptions) {
    /** From 1 (no lag) towards 0. */
    const room = () => Math.min(1, CALM_DELAY_MS / Math.max(1, eventLoopDelayMs()))
    const open = (lane: Lane) =>
      new Gate(lane, limits[lane], limits[lane].yields ? room : () => 1, clock)
    this.#gates = { page: open('page'), form: open('form') }
  }

  /**
   * Runs the work when a slot is free, in a turn of the event loop in which no other work begins.
   * @param work must end by itself; it is not called if it is refused
   * @throws OverloadError if the queue is full or the wait was too long; otherwise the error of the
   * work
   */
  async admit<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.#gates[lane].enter()
    try {
      // React renders without returning to the event loop. Without a turn for each render, requests
      // that arrive together would be rendered one by one as they are read: cached pages would wait
      // for all of them, and the queue would never see more than one.
      await this.#oneAtATime(() => setImmediate())
      return await work()
    } finally {
      leave()
    }
  }

  state(lane: Lane) {
    return this.#gates[lane].state()
  }
}

/** The slots and the queue of one lane. */
class Gate {
  readonly #lane: Lane
  readonly #limits: LaneLimits
  readonly #room: () => number
  readonly #clock: Clock
  /** Waiting works, first in, first out. */
  readonly #queue = new Set<() => void>()
  #running = 0
  #refusedTotal = 0

  constructor(lane: Lane, limits: LaneLimits, room: () => number, clock: Clock) {
    this.#lane = lane
    this.#limits = limits
    this.#room = room
    this.#clock = clock
  }

  state() {
    return { running: this.#running, waiting: this.#queue.size, refusedTotal: this.#refusedTotal }
  }

  /** @returns the function that releases the slot */
  async enter(): Promise<() => void> {
    if (this.#queue.size === 0 && this.#hasPlace()) this.#running += 1
    else await this.#wait()
    return this.#hold()
  }

  /** Always allow one: otherwise lag caused by running work would block new work for ever. */
  #hasPlace(): boolean {
    return this.#running < Math.max(1, Math.floor(this.#limits.concurrencyMax * this.#room()))
  }

  #hold(): () => void {
    let held = true
    const leave = () => {
      if (!held) return
      held = false
      cancel()
      this.#running -= 1
      this.#callNext()
    }
    const cancel = this.#clock.schedule(leave, this.#limits.holdMaxMs)
    return leave
  }

  #wait(): Promise<void> {
    const { queueMax, waitMaxMs } = this.#limits
    if (this.#queue.size >= Math.max(1, Math.floor(queueMax * this.#room()))) throw this.#refusal()
    return new Promise((resolve, reject) => {
      const cancel = this.#clock.schedule(() => {
        this.#queue.delete(called)
        reject(this.#refusal())
      }, waitMaxMs)
      const called = () => {
        cancel()
        resolve()
      }
      this.#queue.add(called)
    })
  }

  #refusal(): OverloadError {
    this.#refusedTotal += 1
    return new OverloadError(this.#lane, this.#limits.retryAfterSeconds)
  }

  /** A dequeued work has its slot reserved, so a new one cannot take it. */
  #callNext(): void {
    for (const next of this.#queue) {
      if (!this.#hasPlace()) return
      this.#running += 1
      this.#queue.delete(next)
      next()
    }
  }
}
