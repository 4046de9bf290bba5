import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'

/** Bound of remembered clients; the least recently seen is dropped first. */
const CLIENTS_MAX = 10_000

export interface RateLimit {
  /** Size of the token bucket. */
  burst: number
  /** A token is added after this many milliseconds. */
  refillMs: number
}

/** A token bucket per client. The clock is monotonic: wall clock time can go back. */
export class RateLimiter {
  readonly #clients = new LRUCache<string, { left: number; atMs: number }>({ max: CLIENTS_MAX })
  readonly #clock: Pick<Clock, 'now'>
  readonly #limit: RateLimit

  constructor(clock: Pick<Clock, 'now'>, limit: RateLimit) {
    this.#clock = clock
    this.#limit = limit
  }

  /**
   * Takes a token from the client's bucket.
   * @returns 0, or the number of seconds to wait
   */
  consume(client: string): number {
    const { burst, refillMs } = this.#limit
    const nowMs = this.#clock.now()
    const bucket = this.#clients.get(client)
    const refilled = bucket ? bucket.left + (nowMs - bucket.atMs) / refillMs : burst
    const left = Math.min(burst, refilled)
    const allowed = left >= 1
    this.#clients.set(client, { left: allowed ? left - 1 : left, atMs: nowMs })
    return allowed ? 0 : Math.ceil(((1 - left) * refillMs) / 1000)
  }

  /** Puts back a token that `consume` took. */
  refund(client: string): void {
    const bucket = this.#clients.get(client)
    if (bucket) bucket.left += 1
  }
}
