import { Router } from 'express'
import type { Log } from '../log.ts'

/** What an operator wants to see beside "ready": numbers, never contents. */
export interface ReadinessReport {
  /** `fresh`, or since when nothing newer could be had: `last known, since <ISO 8601>`. */
  content: string
  /** Forms that no configured service takes; their messages are in the Studio only. */
  unconfigured: readonly string[]
  submissions: Record<'queued' | 'parked' | 'suspect' | 'delivered' | 'unknown', number>
}

/** What the process knows about its own state. */
export interface Readiness {
  /** Resolves when content can be read and everything that stores is writable. */
  check(): Promise<ReadinessReport>
}

/** The same, and the log hears when it is lost and when it is back. */
export function tellingReadiness(
  { check }: Readiness,
  log: Pick<Log, 'info' | 'error'>,
): Readiness {
  let lost = false
  return {
    async check() {
      try {
        const report = await check()
        if (lost) log.info('readiness.regained')
        lost = false
        return report
      } catch (error) {
        if (!lost) log.error('readiness.lost', { error })
        lost = true
        throw error
      }
    },
  }
}

/**
 * A check that is not made again within this time of its last success, nor twice at once: anybody
 * may ask for readiness, and whether a disk can be written to is found out by writing.
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

/**
 * `/healthz`: the process answers. `/readyz`: it can serve pages; 503 with the reason while it
 * can't, and from the moment it is asked to stop. `/readyz/pages`: 503 from that moment alone, for
 * balancers: where messages can't be kept, on all instances at once when a database is away, there
 * are still all pages to serve.
 */
export function healthRoutes(readiness: Readiness, isStopping: () => boolean): Router {
  const router = Router()
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' })
  })
  router.get(['/readyz', '/readyz/pages'], (_req, res, next) => {
    if (isStopping()) res.status(503).json({ status: 'stopping' })
    else next()
  })
  router.get('/readyz/pages', (_req, res) => {
    res.json({ status: 'serving' })
  })
  router.get('/readyz', (_req, res) => {
    readiness.check().then(
      (report) => res.json({ status: 'ready', ...report }),
      (error: unknown) =>
        res.status(503).json({
          status: 'not ready',
          reason: error instanceof Error ? error.message : 'unknown',
        }),
    )
  })
  return router
}
