import type { IncomingMessage } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { fetchSecretQuery } from '@sanity/preview-url-secret/constants'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'
import type { PreviewCookie } from '../http/previewCookie.ts'
import type { ShareLinks } from './links.ts'
import { PLACEHOLDER_ORIGIN, toLocalPath } from './localPath.ts'
import {
  expiredLink,
  NOT_CONFIGURED,
  REFUSED,
  sendNotice,
  UNKNOWN_LINK,
  UNREACHABLE,
  waiting,
} from './notices.ts'
import {
  EDITOR_SESSION_MS,
  type PreviewSession,
  type PreviewSessions,
  sessionPerspective,
} from './sessions.ts'

/** The lake access of previews; undefined without a token that reads drafts. */
export interface PreviewAccess {
  /** With the token. */
  client: SanityClient
  sessions: PreviewSessions
  links: ShareLinks
}

interface PreviewRoutesOptions {
  access: PreviewAccess | undefined
  cookie: PreviewCookie
  clientOf(req: IncomingMessage): string
  log: Log
  clock: Pick<Clock, 'now' | 'date'>
}

/** Headers of every response of a preview. */
export const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } as const
/** Each attempt queries the lake; the Studio makes one whenever its preview is opened. */
const ATTEMPTS = { burst: 30, refillMs: 2_000 }
const SECRET = /^[\w-]{20,200}$/
/** The Studio appends it for frameworks that read it from the URL. */
const PERSPECTIVE_PARAMETER = 'sanity-preview-perspective'

/**
 * The routes of previews: `/preview/enable` for the Studio, `/preview/link/<secret>` for share
 * links, and `/preview/disable`.
 */
export function previewRoutes(options: PreviewRoutesOptions): Router {
  const { cookie, log } = options
  const limited = limitAttempts(options)
  const withAccess =
    (handle: typeof enable) =>
    async (req: Request, res: Response): Promise<void> => {
      if (!options.access) return sendNotice(res, 503, NOT_CONFIGURED)
      try {
        await handle(req, res, { ...options, ...options.access })
      } catch (error) {
        log.error('preview.failed', { error })
        sendNotice(res, 503, UNREACHABLE)
      }
    }

  const routes = Router()
  routes.use('/preview', (_req, res, next) => {
    // The URL contains a secret, which must not reach other sites.
    res.set({ ...PRIVATE, 'Referrer-Policy': 'no-referrer' })
    next()
  })
  routes.get('/preview/enable', limited, withAccess(enable))
  routes.get('/preview/link/:secret', limited, withAccess(openLink))
  routes.get('/preview/disable', (req, res) => {
    res.set('Set-Cookie', cookie.clear())
    res.redirect(303, toLocalPath(typeof req.query.path === 'string' ? req.query.path : '/'))
  })
  return routes
}

type Previews = PreviewRoutesOptions & PreviewAccess

function limitAttempts({ clock, clientOf }: PreviewRoutesOptions): RequestHandler {
  const attempts = new RateLimiter(clock, ATTEMPTS)
  return (req, res, next) => {
    const waitS = attempts.consume(clientOf(req))
    if (waitS === 0) return next()
    res.set('Retry-After', String(waitS))
    sendNotice(res, 429, waiting(waitS))
  }
}

async function enable(req: Request, res: Response, previews: Previews): Promise<void> {
  const { client, log, clock } = previews
  const validated = await validatePreviewUrl(client, req.url)
  const { 'sanity-preview-secret': secret = '' } = req.query
  // The secret of Presentation's own sharing is valid too, but never expires.
  const expiring = await client.fetch(fetchSecretQuery, { secret }, { perspective: 'raw' })
  if (!validated.isValid || !expiring) {
    log.warn('preview.refused')
    return sendNotice(res, 401, REFUSED)
  }
  const perspective = sessionPerspective(validated.studioPreviewPerspective ?? 'drafts')
  log.info('preview.opened', { perspective })
  begin(res, previews, { kind: 'editor', perspective, expiresMs: clock.date() + EDITOR_SESSION_MS })
  const page = new URL(toLocalPath(validated.redirectTo ?? '/'), PLACEHOLDER_ORIGIN)
  page.searchParams.delete(PERSPECTIVE_PARAMETER)
  res.redirect(303, page.pathname + page.search + page.hash)
}

async function openLink(req: Request, res: Response, previews: Previews): Promise<void> {
  const { links, log, clock } = previews
  const secret = req.params.secret ?? ''
  const link = SECRET.test(secret) ? await links.find(secret) : undefined
  if (!link) return sendNotice(res, 404, UNKNOWN_LINK)
  if (link.expiresMs <= clock.date()) return sendNotice(res, 410, expiredLink(link))
  const path = new URL(toLocalPath(link.path), PLACEHOLDER_ORIGIN).pathname
  log.info('preview.link.opened', { path })
  begin(res, previews, { kind: 'shared', link: link.id, path, expiresMs: link.expiresMs })
  res.redirect(303, path)
}

function begin(res: Response, { cookie, sessions, clock }: Previews, session: PreviewSession) {
  res.set('Set-Cookie', cookie.set(sessions.seal(session), session.expiresMs - clock.date()))
}
