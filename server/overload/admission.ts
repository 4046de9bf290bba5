import { setImmediate } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Clock, withTimeout } from '../../runtime/clock.ts'
import { countDown } from '../../runtime/countDown.ts'

/**
 * Load shedding: bounds the work in flight that costs processor time. Further work waits for a
 * bounded time in a bounded queue; beyond that it is refused without waiting, because a quick 503
 * with Retry-After serves visitors better than late responses for all.
 */

/** `page`: rendering a page that is not cached. `form`: accepting a post. */
export const LANES = ['page', 'form'] as const
export type Lane = (typeof LANES)[number]

export interface LaneLimits {
  concurrencyMax: number
  queueMax: number
  /** Maximum time in the queue. */
  waitMaxMs: number
  /** Whether event loop lag reduces this lane. */
  adaptsToLag: boolean
}

/**
 * A render occupies the one thread, so a few slots suffice to use it while some renders wait for
 * content. Forms have slots of their own, so that a flood of page requests can't lose a visitor's
 * message.
 */
const DEFAULT_LIMITS: Readonly<Record<Lane, LaneLimits>> = {
  page: { concurrencyMax: 8, queueMax: 64, waitMaxMs: 3_000, adaptsToLag: true },
  form: { concurrencyMax: 16, queueMax: 128, waitMaxMs: 8_000, adaptsToLag: false },
}

/**
 * Part of what others leave of a lane that one client may use, so that it cannot have the posts of
 * others refused.
 */
const CLIENT_SHARE = 3 / 4
/** After this long a slot is released, whether or not the work has ended. */
const SLOT_TIMEOUT_MS = 30_000
const TIMEOUT = () => new Error('The slot is released')
/** Up to this lag all slots are available; at twice this lag half of them. */
const LAG_THRESHOLD_MS = 100

/** The work was not started. Becomes 503 with `Retry-After`. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError'
  constructor(lane: Lane) {
    super(`Too many ${lane} requests are in flight`)
  }
}

export interface AdmissionOptions {
  /** Current lag of the event loop in milliseconds. */
  eventLoopDelayMs(): number
  clock: Clock
  limits?: Readonly<Record<Lane, LaneLimits>>
}

export class Admission {
  readonly #limiters: Readonly<Record<Lane, ConcurrencyLimiter>>
  readonly #oneAtATime = pLimit(1)

  constructor({ eventLoopDelayMs, clock, limits = DEFAULT_LIMITS }: AdmissionOptions) {
    /** From 1 (no lag) towards 0. */
    const laggedCapacity = () => Math.min(1, LAG_THRESHOLD_MS / Math.max(1, eventLoopDelayMs()))
    const create = (lane: Lane) => {
      const capacity = limits[lane].adaptsToLag ? laggedCapacity : () => 1
      return new ConcurrencyLimiter(lane, limits[lane], capacity, clock)
    }
    this.#limiters = { page: create('page'), form: create('form') }
  }

  /**
   * Runs the work when a slot is free, in a turn of the event loop in which no other work begins.
   * @param work must end by itself; it is not called if it is refused
   * @param client its share of the lane is limited; undefined for work that is done for all
   * @throws OverloadError if the queue is full, the client's share is used up or the wait was too
   * long; otherwise the error of the work
   */
  async admit<Result>(lane: Lane, work: () => Promise<Result>, client?: string): Promise<Result> {
    return this.#limiters[lane].run(client, async () => {
      // React renders synchronously. Returning to the event loop before each render lets cached
      // pages be sent in between, and lets the queue fill, so that its bound has an effect.
      await this.#oneAtATime(() => setImmediate())
      return work()
    })
  }

  state(lane: Lane) {
    return this.#limiters[lane].state()
  }
}

/** The slots and the queue of one lane. */
class ConcurrencyLimiter {
  readonly #lane: Lane
  readonly #limits: LaneLimits
  /** The share of slots and queue that is available. */
  readonly #capacity: () => number
  readonly #clock: Clock
  readonly #slots: LimitFunction
  /** Refused after their wait, but still in the queue of `#slots`. */
  #refusedInQueue = 0
  #refusedTotal = 0
  /** Running and waiting. */
  readonly #perClient = new Map<string, number>()

  constructor(lane: Lane, limits: LaneLimits, capacity: () => number, clock: Clock) {
    this.#lane = lane
    this.#limits = limits
    this.#capacity = capacity
    this.#clock = clock
    this.#slots = pLimit(limits.concurrencyMax)
  }

  get #waiting(): number {
    return this.#slots.pendingCount - this.#refusedInQueue
  }

  state() {
    const { activeCount } = this.#slots
    return { running: activeCount, waiting: this.#waiting, refusedTotal: this.#refusedTotal }
  }

  async run<Result>(client: string | undefined, work: () => Promise<Result>): Promise<Result> {
    if (client === undefined) return this.#queue(work)
    const inFlight = this.#perClient.get(client) ?? 0
    if (inFlight > 0 && inFlight + 1 > this.#left(inFlight) * CLIENT_SHARE) throw this.#refusal()
    this.#perClient.set(client, inFlight + 1)
    return this.#queue(work).finally(() => countDown(this.#perClient, client))
  }

  async #queue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#updateConcurrency()
    const isFull = this.#slots.activeCount >= this.#slots.concurrency
    if (isFull && this.#waiting >= this.#available(this.#limits.queueMax)) throw this.#refusal()
    return new Promise((resolve, reject) => {
      let isRefused = false
      const cancel = this.#clock.schedule(() => {
        isRefused = true
        this.#refusedInQueue += 1
        reject(this.#refusal())
      }, this.#limits.waitMaxMs)
      void this.#slots(async () => {
        cancel()
        if (isRefused) {
          this.#refusedInQueue -= 1
          return
        }
        const running = work()
        resolve(running)
        // Releases the slot in any case: the result goes to the caller.
        await withTimeout(this.#clock, running, SLOT_TIMEOUT_MS, TIMEOUT).catch(() => undefined)
        this.#updateConcurrency()
      })
    })
  }

  /** Slots and places in the queue that other clients do not use. */
  #left(inFlight: number): number {
    const { concurrencyMax, queueMax } = this.#limits
    const others = this.#slots.activeCount + this.#waiting - inFlight
    return this.#available(concurrencyMax) + this.#available(queueMax) - others
  }

  #updateConcurrency(): void {
    this.#slots.concurrency = this.#available(this.#limits.concurrencyMax)
  }

  /** Always allow one: otherwise lag caused by running work would block new work for ever. */
  #available(max: number): number {
    return Math.max(1, Math.floor(max * this.#capacity()))
  }

  #refusal(): OverloadError {
    this.#refusedTotal += 1
    return new OverloadError(this.#lane)
  }
}
