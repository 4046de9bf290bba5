import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { type Clock, withTimeout } from '../../runtime/clock.ts'
import { FairQueue } from '../../runtime/fairQueue.ts'

/**
 * Load shedding: bounds the work in flight that costs processor time. Further work waits for a
 * bounded time in a bounded queue; beyond that it is refused without waiting, because a quick 503
 * with Retry-After serves visitors better than late responses for all.
 */

/** `page`: rendering a page that is not cached. `form`: accepting a post. */
export const LANES = ['page', 'form'] as const
export type Lane = (typeof LANES)[number]

/**
 * A render occupies the one thread, so a few slots suffice to use it while some renders wait for
 * content. Forms have slots of their own, so that a flood of page requests can't lose a visitor's
 * message.
 */
const DEFAULT_LIMITS = {
  page: {
    concurrencyMax: 8,
    queueMax: 64,
    /** Maximum time in the queue. */
    waitMaxMs: 3_000,
    /** Whether event loop lag reduces this lane. */
    adaptsToLag: true,
  },
  form: { concurrencyMax: 16, queueMax: 128, waitMaxMs: 8_000, adaptsToLag: false },
}

export type LaneLimits = (typeof DEFAULT_LIMITS)[Lane]

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
  readonly #limiters: Readonly<Record<Lane, ReturnType<typeof createLimiter>>>
  readonly #oneAtATime = pLimit(1)

  constructor({ eventLoopDelayMs, clock, limits = DEFAULT_LIMITS }: AdmissionOptions) {
    /** From 1 (no lag) towards 0. */
    const laggedCapacity = () => Math.min(1, LAG_THRESHOLD_MS / Math.max(1, eventLoopDelayMs()))
    const create = (lane: Lane) => {
      const capacity = limits[lane].adaptsToLag ? laggedCapacity : () => 1
      return createLimiter(lane, limits[lane], capacity, clock)
    }
    this.#limiters = { page: create('page'), form: create('form') }
  }

  /**
   * Runs the work when a slot is free, in a turn of the event loop in which no other work begins.
   * @param work must end by itself; it is not called if it is refused
   * @param client takes turns with others; undefined for work that is done for all
   * @throws OverloadError if the queue is full, a client with less work needed the place or the wait
   * was too long; otherwise the error of the work
   */
  async admit<Result>(lane: Lane, work: () => Promise<Result>, client?: string): Promise<Result> {
    return this.#limiters[lane].run(client ?? Symbol('all'), async () => {
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

/**
 * The slots and the queue of one lane.
 * @param capacity the share of slots and queue that is available
 */
function createLimiter(lane: Lane, limits: LaneLimits, capacity: () => number, clock: Clock) {
  let refusedTotal = 0
  // Always allow one: otherwise lag caused by running work would block new work for ever.
  const available = (max: number) => Math.max(1, Math.floor(max * capacity()))
  const queue = new FairQueue({
    capacity: () => ({
      running: available(limits.concurrencyMax),
      waiting: available(limits.queueMax),
    }),
    refusal() {
      refusedTotal += 1
      return new OverloadError(lane)
    },
  })
  return {
    state: () => ({ ...queue.state(), refusedTotal }),
    run<Result>(client: string | symbol, work: () => Promise<Result>): Promise<Result> {
      let isWanted = true
      const cancel = clock.schedule(() => {
        isWanted = false
        queue.dropUnwanted()
      }, limits.waitMaxMs)
      return new Promise((resolve, reject) => {
        const start = async () => {
          cancel()
          const running = work()
          resolve(running)
          // Releases the slot in any case: the result goes to the caller.
          await withTimeout(clock, running, SLOT_TIMEOUT_MS, TIMEOUT).catch(() => undefined)
        }
        queue
          .run(client, start, () => isWanted)
          .catch((error) => {
            cancel()
            reject(error)
          })
      })
    },
  }
}
