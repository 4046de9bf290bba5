import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { memoizedCoding } from '../../../runtime/contentCoding.ts'
import { matchesEtag } from '../../../runtime/etag.ts'
import { isSafeMethod } from '../../../runtime/safeMethod.ts'
import type { Representation } from '../../pageCache/cachedResponse.ts'
import { notFoundKey, type PageKey, readPageKey } from '../../pageCache/cacheKey.ts'
import type { PageCache } from '../../pageCache/pageCache.ts'
import type { PathIndex } from '../../pageCache/pathIndex.ts'
import { rawValues } from '../limits/requestTarget.ts'
import { OPENER_POLICY } from '../middleware/securityHeaders.ts'
import { PREVIEW_COOKIE } from '../previewCookie.ts'
import { withRequestQuery } from './redirectQuery.ts'

export interface CachedPagesOptions {
  cache: PageCache
  pathIndex: PathIndex
  /** Routes whose data can be requested by name (`_routes`). */
  routeIds: ReadonlySet<string>
  /** Whether the preview cookie is valid; a forged one is ignored. */
  seesDrafts(req: Request): boolean
  /** Renders for one request: posts, previews, responses to one visitor. */
  renderUncached: RequestHandler
}

/** Serves pages from the cache, and bypasses it for personal responses. */
export function cachedPages(options: CachedPagesOptions) {
  const { cache, pathIndex, routeIds, seesDrafts, renderUncached } = options

  async function respond(pageKey: PageKey, req: IncomingMessage, res: ServerResponse) {
    const exists = await pathIndex.has(pageKey.path)
    // All unknown paths share one cache entry, so that invented paths cannot fill the memory.
    const cached = exists === false ? notFoundKey(pageKey) : pageKey
    const page = await cache.get(cached, exists !== undefined)
    send(req, res, page.status, await page.representation(codingFor(req)))
    pathIndex.refresh()
  }

  return {
    /**
     * Sends the cached response, before any other handler; not to a request with two hosts, which
     * must be refused.
     * @returns whether there was one
     */
    serveHit(req: IncomingMessage, res: ServerResponse): boolean {
      if (!isSafeMethod(req.method)) return false
      const { url = '' } = req
      const key = url.includes('?') ? readPageKey(url, routeIds)?.key : url
      if (key === undefined) return false
      const page = cache.find(key)
      if (page === undefined) return false
      const mayBePersonal = PREVIEW_COOKIE in parseCookie(rawValues(req, 'cookie').join('; '))
      const representation = page.ready(codingFor(req))
      const hasTwoHosts = rawValues(req, 'host').length > 1
      if (representation === undefined || mayBePersonal || hasTwoHosts) return false
      cache.recordHit(key)
      send(req, res, page.status, representation)
      return true
    },
    /** Handles all page requests, cached or not. */
    handler(req: Request, res: Response, next: NextFunction) {
      if (!isSafeMethod(req.method)) return renderUncached(req, res, next)
      const pageKey = seesDrafts(req) ? undefined : readPageKey(req.originalUrl, routeIds)
      if (pageKey !== undefined) {
        // Cached pages are sent without Cross-Origin-Opener-Policy, so the first response is too.
        for (const name of Object.keys(OPENER_POLICY)) res.removeHeader(name)
        respond(pageKey, req, res).catch(next)
        return
      }
      res.set('Cache-Control', 'private, no-store')
      return renderUncached(req, res, next)
    },
  }
}

const codingFor = (req: IncomingMessage) =>
  memoizedCoding(rawValues(req, 'accept-encoding').join(', '))

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  representation: Representation,
): void {
  const etags = rawValues(req, 'if-none-match').join(', ')
  if (status === 200 && matchesEtag(etags, representation.etag))
    return void res.writeHead(304, headersFor(res, representation.notModified)).end()
  const headers = headersFor(res, representation.headers)
  res.writeHead(status, withRequestQuery(req.url, status, headers))
  if (req.method === 'HEAD') res.end()
  else res.end(representation.body)
}

/**
 * A handler that cleared a preview cookie has set `Cache-Control`, which replaces the caching
 * headers.
 */
function headersFor(res: ServerResponse, headers: string[]): string[] {
  if (!res.hasHeader('Cache-Control')) return headers
  const isCaching = (name = '') => /^(?:cdn-)?cache-control$/i.test(name)
  return headers.filter((_, at) => !isCaching(headers[at - (at % 2)]))
}
