/**
 * How much one client may send. Many phones share one carrier address, so the limit is generous:
 * a class of students can subscribe at once, a script that fills the store can't go on.
 */
const BURST = 60
const REFILL_MS = 2_000
/** Clients remembered at once; the one not heard of for longest is forgotten first. */
const CLIENTS_MAX = 10_000

export interface ClientLimits {
  /** Takes one from the client's allowance. @returns 0, or how many seconds to wait */
  take(client: string): number
}

interface Allowance {
  left: number
  atMs: number
}

/** A token bucket per client address; IPv6 networks of 64 bits count as one client. */
export function createClientLimits(now: () => number): ClientLimits {
  const clients = new Map<string, Allowance>()
  return {
    take(client) {
      const key = clientKey(client)
      const nowMs = now()
      const known = clients.get(key)
      const refilled = known ? known.left + (nowMs - known.atMs) / REFILL_MS : BURST
      const left = Math.min(BURST, refilled)
      clients.delete(key)
      if (clients.size >= CLIENTS_MAX) clients.delete(clients.keys().next().value ?? key)
      const allowed = left >= 1
      clients.set(key, { left: allowed ? left - 1 : left, atMs: nowMs })
      return allowed ? 0 : Math.ceil(((1 - left) * REFILL_MS) / 1000)
    },
  }
}

function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
