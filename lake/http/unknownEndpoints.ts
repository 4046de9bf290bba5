const ENDPOINTS_MAX = 200
const PATH_LENGTH_MAX = 200

/**
 * Reports every requested endpoint that the lake does not implement, so that a test can fail on any
 * of them and an operator can see what a newer Studio needs. Bounded.
 * @param path below the mount, without the query
 */
export type ReportUnknownEndpoint = (method: string, path: string) => void

/** @param onFirst called once per endpoint */
export function reportUnknownOnce(onFirst: ReportUnknownEndpoint): ReportUnknownEndpoint {
  const reported = new Set<string>()
  return (method, path) => {
    const shown = path.slice(0, PATH_LENGTH_MAX)
    const key = `${method} ${shown}`
    if (reported.has(key) || reported.size >= ENDPOINTS_MAX) return
    reported.add(key)
    onFirst(method, shown)
  }
}
