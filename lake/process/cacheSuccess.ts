/**
 * Caches a success for `ttlMs` and coalesces simultaneous checks, because any client can request
 * readiness, and checking that a disk is writable means writing to it.
 */
export function cacheSuccess(
  check: () => Promise<void>,
  ttlMs: number,
  now: () => number,
): () => Promise<void> {
  let succeededAtMs = -Infinity
  let inFlight: Promise<void> | undefined
  return () => {
    if (now() - succeededAtMs < ttlMs) return Promise.resolve()
    inFlight ??= check()
      .then(() => {
        succeededAtMs = now()
      })
      .finally(() => {
        inFlight = undefined
      })
    return inFlight
  }
}
