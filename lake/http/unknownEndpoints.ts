/**
 * Reports every requested endpoint that the lake does not implement, so that a test can fail on any
 * of them and an operator can see what a newer Studio needs. Bounded.
 */
export interface UnknownEndpointLog {
  /** `path` is below the mount, without the query. */
  record(method: string, path: string): void
}

const ENDPOINTS_MAX = 200
const PATH_LENGTH_MAX = 200

/** `onFirst` is called once per endpoint. */
export function createUnknownEndpointLog(
  onFirst: (method: string, path: string) => void,
): UnknownEndpointLog {
  const reported = new Set<string>()
  return {
    record(method, path) {
      const shown = path.slice(0, PATH_LENGTH_MAX)
      const key = `${method} ${shown}`
      if (reported.has(key) || reported.size >= ENDPOINTS_MAX) return
      reported.add(key)
      onFirst(method, shown)
    },
  }
}
