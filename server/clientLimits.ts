import { LRUCache } from 'lru-cache'

/**
 * How much one client may send. Many phones share one carrier address, so the limit is generous:
 * a class of students can subscribe at once, a script that fills the store can't go on.
 */
const SUBMISSIONS: Allowances = { burst: 60, refillMs: 2_000 }
/** Clients remembered at once; the one not heard of for longest is forgotten first. */
const CLIENTS_MAX = 10_000

export interface Allowances {
  /** How many at once. */
  burst: number
  /** One more after this long. */
  refillMs: number
}

export interface ClientLimits {
  /** Takes one from the client's allowance. @returns 0, or how many seconds to wait */
  take(client: string): number
}

interface Allowance {
  left: number
  atMs: number
}

/** A token bucket per client address; IPv6 networks of 64 bits count as one client. */
export function createClientLimits(
  now: () => number,
  { burst, refillMs }: Allowances = SUBMISSIONS,
): ClientLimits {
  const clients = new LRUCache<string, Allowance>({ max: CLIENTS_MAX })
  return {
    take(client) {
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

/** Whose limits an address counts against: an IPv6 network of 64 bits is one client. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
