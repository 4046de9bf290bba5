import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import type { NextFunction, Request, Response } from 'express'
import { pageOfData } from '../../app/content/urls/pageData.ts'
import type { Preview } from '../../app/services.ts'
import type { Clock } from '../../runtime/clock.ts'
import { type Log, onceAMinute } from '../../runtime/log.ts'
import { previewCookie } from '../http/previewCookie.ts'
import { readBody } from '../http/readBody.ts'
import { createDraftReader } from './draftReader.ts'
import { createShareLinks } from './links.ts'
import { PRIVATE, type PreviewAccess, previewRoutes } from './routes.ts'
import { createPreviewSessions, type PreviewSession } from './sessions.ts'

const RESPONSE_TIMEOUT_MS = 5_000
/** A page has some hundred KB. */
const RESPONSE_BYTES_MAX = 8 * 1024 * 1024

export interface PreviewOptions {
  /** The client that pages read through. */
  client: SanityClient
  /** Reads drafts; undefined if none is configured. Never leaves the process. */
  token: string | undefined
  siteUrl: string
  clientOf(req: IncomingMessage): string
  log: Log
  clock: Pick<Clock, 'now' | 'date'>
}

export type PreviewMode = ReturnType<typeof createPreview>

/**
 * Lets editors, and visitors with their share links, see pages with drafts. A request without a
 * session is a visitor's: its pages are published content from the shared cache.
 */
export function createPreview(options: PreviewOptions) {
  const { siteUrl, log, clock, clientOf } = options
  const cookie = previewCookie(siteUrl)
  const access = options.token === undefined ? undefined : openAccess(options, options.token)
  const routes = previewRoutes({ access, cookie, clientOf, log, clock })
  const previews = new WeakMap<IncomingMessage, Preview>()
  const mayLog = onceAMinute(() => clock.now())
  const logFailure = (error: unknown) => {
    if (mayLog()) log.error('preview.failed', { error })
  }

  const authenticate = async (req: Request, res: ServerResponse) => {
    for (const [name, value] of Object.entries(PRIVATE)) res.setHeader(name, value)
    const session = access?.sessions.open(cookie.read(req))
    if (session && !covers(session, req.path)) return
    // If the lake does not respond, the link may have been revoked, so no drafts are shown.
    const perspective =
      access &&
      session &&
      (await perspectiveOf(access, session).catch((error) => {
        logFailure(error)
        return null
      }))
    if (perspective) {
      const content = createDraftReader(access.client, perspective, logFailure)
      const expiresAt = new Date(session.expiresMs).toISOString()
      previews.set(req, { content, kind: session.kind, perspective, expiresAt })
    } else if (perspective === undefined) res.setHeader('Set-Cookie', cookie.clear())
  }
  return {
    /**
     * Handles paths below `/preview`, and decides for every other request whether it belongs to a
     * preview.
     */
    handler(req: Request, res: Response, next: NextFunction) {
      if (/^\/preview(?:\/|$)/.test(req.path)) return routes(req, res, next)
      if (!cookie.isSent(req)) return next()
      authenticate(req, res).then(() => next(), next)
    },
    /** Whether `previewOf` returns a preview; the handler must have seen the request. */
    seesDrafts: (req: Request) => previews.has(req),
    /**
     * What a page request may read in addition to published content; the handler must have seen it.
     */
    previewOf: (req: Request) => previews.get(req),
  }
}

function openAccess({ client, clock }: PreviewOptions, token: string): PreviewAccess {
  const { resolveFetch } = client.config()
  const reading = client.withConfig({
    token,
    // After its timeout, the client rejects but continues to read.
    resolveFetch: (proxy) => async (url, init) => {
      const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
      const response = await (resolveFetch?.(proxy) ?? fetch)(url, { ...init, signal })
      const body = response.body && (await readBody(response.body, RESPONSE_BYTES_MAX))
      if (body === undefined) throw new Error('The response of the Content Lake is too large')
      return new Response(body, response)
    },
  })
  return {
    client: reading,
    sessions: createPreviewSessions(token, clock),
    links: createShareLinks(reading, clock),
  }
}

/**
 * @returns undefined if the session's link was revoked
 * @throws if the lake does not respond
 */
async function perspectiveOf({ links }: PreviewAccess, session: PreviewSession) {
  return session.kind === 'editor' ? session.perspective : links.perspective(session.link)
}

/** A share link shows its own page only. */
function covers(session: PreviewSession, path: string): boolean {
  if (session.kind === 'editor') return true
  return (pageOfData(path) ?? path) === session.path
}
