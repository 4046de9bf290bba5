/**
 * Caches a successful result for `ttlMs` and coalesces simultaneous checks, because any client can
 * request readiness, and a check writes to the disk and queries the database. A failure is not
 * cached.
 */
export function cacheSuccess<Result>(
  check: () => Promise<Result>,
  ttlMs: number,
  now: () => number,
): () => Promise<Result> {
  let success: { result: Result; atMs: number } | undefined
  let inFlight: Promise<Result> | undefined
  return async () => {
    if (success && now() - success.atMs < ttlMs) return success.result
    inFlight ??= check()
      .then((result) => {
        success = { result, atMs: now() }
        return result
      })
      .finally(() => {
        inFlight = undefined
      })
    return inFlight
  }
}
