import { LRUCache } from 'lru-cache'

/**
 * Rate limit of form posts per client. Many phones share one carrier-grade NAT address, so the
 * burst is generous; a script that fills the store is still stopped.
 */
const SUBMISSIONS: RateLimit = { burst: 60, refillMs: 2_000 }
/** Bound of remembered clients; the least recently seen is dropped first. */
const CLIENTS_MAX = 10_000

export interface RateLimit {
  /** Size of the token bucket. */
  burst: number
  /** A token is added after this many milliseconds. */
  refillMs: number
}

export interface RateLimiter {
  /**
   * Takes a token from the client's bucket.
   * @returns 0, or the number of seconds to wait
   */
  consume(client: string): number
}

interface Bucket {
  left: number
  atMs: number
}

/** A token bucket per client address. An IPv6 /64 network counts as one client. */
export function createRateLimiter(
  now: () => number,
  { burst, refillMs }: RateLimit = SUBMISSIONS,
): RateLimiter {
  const clients = new LRUCache<string, Bucket>({ max: CLIENTS_MAX })
  return {
    consume(client) {
      const key = clientKey(client)
      const nowMs = now()
      const known = clients.get(key)
      const refilled = known ? known.left + (nowMs - known.atMs) / refillMs : burst
      const left = Math.min(burst, refilled)
      const allowed = left >= 1
      clients.set(key, { left: allowed ? left - 1 : left, atMs: nowMs })
      return allowed ? 0 : Math.ceil(((1 - left) * refillMs) / 1000)
    },
  }
}

/** The rate limit key of an address: an IPv6 /64 network is one client. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
