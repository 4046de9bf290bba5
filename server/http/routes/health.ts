import { type Response, Router } from 'express'
import type { Log } from '../../../runtime/log.ts'

/** What `/readyz` reports besides its status; never anything a visitor or an editor wrote. */
export interface ReadinessReport {
  /** `fresh`, or `last known, since <ISO 8601>` during an outage of the lake. */
  content: string
  /** Forms without a configured backend; their messages are only shown in the Studio. */
  unconfigured: readonly string[]
  submissions: Record<'queued' | 'parked' | 'suspect' | 'delivered' | 'unknown', number>
}

/** Resolves when content can be read and every store is writable, and rejects with the reason. */
export type ReadinessCheck = () => Promise<ReadinessReport>

/** Wraps the check so that losing and regaining readiness are logged. */
export function logReadiness(
  check: ReadinessCheck,
  log: Pick<Log, 'info' | 'error'>,
): ReadinessCheck {
  let lost = false
  return async () => {
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
  }
}

/**
 * `/healthz`: the process responds. `/readyz`: content can be read and every store is writable; 503
 * with the reason otherwise, and while it stops. `/readyz/pages`: 503 only until there is content,
 * and while it stops, for load balancers: a database outage makes `/readyz` fail on all instances,
 * although pages can still be served.
 * @param readContent rejects if there is neither content nor a last known one
 */
export function healthRoutes(
  checkReadiness: ReadinessCheck,
  readContent: () => Promise<unknown>,
  isStopping: () => boolean,
): Router {
  let hasContent = false
  // `/healthz/` is redirected, like every other path with a trailing slash.
  const router = Router({ strict: true })
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
  router.get('/readyz/pages', async (_req, res) => {
    try {
      if (!hasContent) await readContent()
      hasContent = true
      res.json({ status: 'serving' })
    } catch (error) {
      sendNotReady(res, error)
    }
  })
  router.get('/readyz', (_req, res) => {
    checkReadiness().then(
      (report) => res.json({ status: 'ready', ...report }),
      (error: unknown) => sendNotReady(res, error),
    )
  })
  return router
}

function sendNotReady(res: Response, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown'
  res.status(503).json({ status: 'not ready', reason })
}
