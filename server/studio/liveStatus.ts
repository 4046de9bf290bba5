import { type Request, type Response, Router } from 'express'
import * as v from 'valibot'
import type { ContentReader } from '../../app/services.ts'
import { type Clock, sleep } from '../../runtime/clock.ts'
import { ContentUnavailableError } from '../content/failures.ts'

export interface StudioLiveOptions {
  /** The reader from which pages are rendered. */
  content: ContentReader
  /** Renders the page at a path if it may lack a change; whether it now shows it. */
  updatePage(path: string): Promise<boolean>
  /** Whether the request is from an editor; others get 401. */
  isSignedIn(req: Request): Promise<boolean>
  /**
   * Takes a token from the client's rate limit.
   * @returns 0, or the number of seconds to wait
   */
  limit(req: Request): number
  /** Ends waits early when the process stops. */
  isStopping(): boolean
  clock: Clock
}

const WAIT_MAX_MS = 8_000
const POLL_INTERVAL_MS = 40
/** Longer, because the page is rendered each time, and a page that fails is logged each time. */
const PAGE_RETRY_INTERVAL_MS = 1_000
/** Each wait occupies a connection; a few editors need no more. */
const WAITING_MAX = 50
const RETRY_AFTER_S = 1

const DOCUMENT_QUERY = '*[_id == $id][0]{_rev, path}'
const documentSchema = v.object({
  _rev: v.optional(v.string()),
  path: v.fallback(v.optional(v.string()), undefined),
})
const ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/
const REVISION = /^[\w.-]{1,128}$/

/**
 * `GET live?id=&revision=`, for the Studio: responds once the content reader returns this revision
 * of a document (`none`: no document) and the document's own page shows it, or after a bounded wait
 * with the current state. Without `revision` it responds without waiting. 400 without an id, 401
 * without a session, 429 or 503 with Retry-After above the limits, 503 also while content is
 * unavailable.
 */
export function studioLiveRoutes(options: StudioLiveOptions): Router {
  let waiting = 0
  const routes = Router()
  routes.get('/live', async (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    const id = text(req.query.id)
    const revision = text(req.query.revision)
    if (!ID.test(id) || (revision !== '' && !REVISION.test(revision))) {
      return refuse(res, 400, '"id" is required; "revision" is optional and must be valid.')
    }
    const isSignedIn = await options.isSignedIn(req).catch(() => undefined)
    if (isSignedIn === undefined) return refuse(res, 503, 'The lake is restarting.', RETRY_AFTER_S)
    if (!isSignedIn) return refuse(res, 401, 'Sign in to the Studio first.')
    const waitS = options.limit(req)
    if (waitS > 0) return refuse(res, 429, 'Too many requests.', waitS)
    if (waiting >= WAITING_MAX) return refuse(res, 503, 'Too many are waiting.', RETRY_AFTER_S)
    waiting += 1
    try {
      res.json(await wait(id, revision, options, () => res.destroyed))
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) return next(error)
      refuse(res, 503, 'The Content Lake can’t be reached.', RETRY_AFTER_S)
    } finally {
      waiting -= 1
    }
  })
  return routes
}

async function wait(
  id: string,
  wanted: string,
  { content, updatePage, isStopping, clock }: StudioLiveOptions,
  isGone: () => boolean,
) {
  const began = clock.now()
  for (;;) {
    const { data } = await content.read(DOCUMENT_QUERY, { id })
    const { _rev: revision = null, path } = v.parse(documentSchema, data ?? {})
    const isRead = (revision ?? 'none') === wanted
    // A slow lake may have returned the revision in time, but not the content of the page.
    const live = wanted === '' || (isRead && (path === undefined || (await updatePage(path))))
    const isOver = clock.now() - began >= WAIT_MAX_MS || isStopping() || isGone()
    if (live || isOver) return { live, revision, at: new Date(clock.date()).toISOString() }
    await sleep(clock, isRead ? PAGE_RETRY_INTERVAL_MS : POLL_INTERVAL_MS)
  }
}

function refuse(res: Response, status: number, message: string, retryAfterS?: number): void {
  if (retryAfterS !== undefined) res.set('Retry-After', String(retryAfterS))
  res.status(status).json({ message })
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
