import type { Dataset } from '../dataset.ts'

/** How long a successful write check is cached. */
const WRITABLE_FOR_MS = 500

interface ReadinessAnswer {
  readonly status: 200 | 503
  /** The reason, if the lake is not ready. */
  readonly text: string
}

/** What `/readyz` of the lake's process returns. */
export function createReadiness(
  dataset: Pick<Dataset, 'checkWritable'>,
  now: () => number,
): () => Promise<ReadinessAnswer> {
  const check = rememberSuccess(async () => dataset.checkWritable(), WRITABLE_FOR_MS, now)
  return () =>
    check().then(
      () => ({ status: 200, text: 'ready' }),
      (error: unknown) => ({
        status: 503,
        text: error instanceof Error ? error.message : 'not writable',
      }),
    )
}

/**
 * Caches a success for this time and coalesces simultaneous checks, because any client can request
 * readiness, and checking that a disk is writable means writing to it.
 */
export function rememberSuccess(
  check: () => Promise<void>,
  keepMs: number,
  now: () => number,
): () => Promise<void> {
  let goodAtMs = -Infinity
  let underway: Promise<void> | undefined
  return () => {
    if (now() - goodAtMs < keepMs) return Promise.resolve()
    underway ??= check()
      .then(() => {
        goodAtMs = now()
      })
      .finally(() => {
        underway = undefined
      })
    return underway
  }
}
