/**
 * Decides how much work that costs processor time is under way at once. What is more waits for a
 * bounded time in a bounded queue, and what is more than that is refused at once: a quick "come
 * back in a moment" serves everybody better than answers that are late for all.
 */

/** `page`: making a page that no cache holds. `form`: taking what a visitor sends. */
export type Lane = 'page' | 'form'

export interface LaneLimits {
  concurrencyMax: number
  queueMax: number
  /** How long one may wait for a place before it is refused. */
  waitMaxMs: number
  /** After this long a place is given on, whether or not the work has ended. */
  holdMaxMs: number
  /** Told to a refused client. */
  retryAfterSeconds: number
  /** Whether a busy event loop narrows this lane. */
  yields: boolean
}

/**
 * A render is processor time of one thread, so a few at once are enough to keep it busy while
 * some wait for content. Forms have places of their own: a flood of page requests can't lose a
 * visitor's message.
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

/** Up to here the event loop counts as free; at twice this delay half is admitted. */
const CALM_DELAY_MS = 100

/** The work was not begun. Becomes 503 with `Retry-After`. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError'
  readonly lane: Lane
  readonly retryAfterSeconds: number
  constructor(lane: Lane, retryAfterSeconds: number) {
    super(`Too much is under way to take another ${lane} request`)
    this.lane = lane
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface LaneState {
  running: number
  waiting: number
  refusedTotal: number
}

export interface Admission {
  /**
   * Runs the work when there is a place for it.
   * @param work must end by itself; it is not called at all when refused
   * @throws OverloadError when the queue is full or the wait was too long; what the work throws
   */
  admit<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result>
  state(lane: Lane): LaneState
}

export interface AdmissionOptions {
  /** Present delay of the event loop in milliseconds. */
  eventLoopDelayMs(): number
  /** Calls back after some milliseconds. @returns how to cancel that */
  startTimer(afterMs: number, callback: () => void): () => void
  limits?: Readonly<Record<Lane, LaneLimits>>
}

export function createAdmission({
  eventLoopDelayMs,
  startTimer,
  limits = DEFAULT_LIMITS,
}: AdmissionOptions): Admission {
  /** From 1 (the loop is free) towards 0. */
  const room = () => Math.min(1, CALM_DELAY_MS / Math.max(1, eventLoopDelayMs()))
  const open = (lane: Lane) => {
    const { yields } = limits[lane]
    return new Gate(lane, limits[lane], yields ? room : () => 1, startTimer)
  }
  const gates: Record<Lane, Gate> = { page: open('page'), form: open('form') }
  return {
    async admit(lane, work) {
      const leave = await gates[lane].enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    state: (lane) => gates[lane].state(),
  }
}

/** The places and the queue of one lane. */
class Gate {
  readonly #lane: Lane
  readonly #limits: LaneLimits
  readonly #room: () => number
  readonly #startTimer: AdmissionOptions['startTimer']
  /** Those who wait, the first to come first. */
  readonly #queue = new Set<() => void>()
  #running = 0
  #refusedTotal = 0

  constructor(
    lane: Lane,
    limits: LaneLimits,
    room: () => number,
    startTimer: AdmissionOptions['startTimer'],
  ) {
    this.#lane = lane
    this.#limits = limits
    this.#room = room
    this.#startTimer = startTimer
  }

  state(): LaneState {
    return {
      running: this.#running,
      waiting: this.#queue.size,
      refusedTotal: this.#refusedTotal,
    }
  }

  /** @returns how to give the place back */
  async enter(): Promise<() => void> {
    if (this.#queue.size === 0 && this.#hasPlace()) this.#running += 1
    else await this.#wait()
    return this.#hold()
  }

  /** There is always one, or a delay that only the work itself ends would last for ever. */
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
    const cancel = this.#startTimer(this.#limits.holdMaxMs, leave)
    return leave
  }

  #wait(): Promise<void> {
    const { queueMax, waitMaxMs } = this.#limits
    if (this.#queue.size >= Math.max(1, Math.floor(queueMax * this.#room()))) throw this.#refusal()
    return new Promise((resolve, reject) => {
      const cancel = this.#startTimer(waitMaxMs, () => {
        this.#queue.delete(called)
        reject(this.#refusal())
      })
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

  /** Those who are called have their place already, so nobody who comes now takes it. */
  #callNext(): void {
    for (const next of this.#queue) {
      if (!this.#hasPlace()) return
      this.#running += 1
      this.#queue.delete(next)
      next()
    }
  }
}
