/** A request to an endpoint that the lake does not implement. */
interface UnknownEndpoint {
  readonly method: string
  /** Path below the mount, without the query. */
  readonly path: string
  readonly count: number
}

/**
 * Record of every requested endpoint that the lake does not implement, so that a test can fail on
 * any of them and an operator can see what a newer Studio needs. Bounded.
 */
export interface Ledger {
  record(method: string, path: string): void
  /** In order of first appearance. */
  unknown(): UnknownEndpoint[]
  clear(): void
}

const ENDPOINTS_MAX = 200
const PATH_LENGTH_MAX = 200

/** `onFirst` is called once per endpoint. */
export function createLedger(onFirst: (method: string, path: string) => void): Ledger {
  const counts = new Map<string, UnknownEndpoint>()
  return {
    record(method, path) {
      const shown = path.slice(0, PATH_LENGTH_MAX)
      const key = `${method} ${shown}`
      const known = counts.get(key)
      if (known) {
        counts.set(key, { ...known, count: known.count + 1 })
      } else if (counts.size < ENDPOINTS_MAX) {
        counts.set(key, { method, path: shown, count: 1 })
        onFirst(method, shown)
      }
    },
    unknown: () => [...counts.values()],
    clear: () => counts.clear(),
  }
}
