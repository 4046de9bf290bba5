import { createRequestHandler } from '@remix-run/express'
import type { Request, RequestHandler } from 'express'
import type { RequestContext } from '../../../app/services.ts'
import { isSafeMethod } from '../../../runtime/safeMethod.ts'
import type { Admission } from '../../overload/admission.ts'
import type { AppBuild } from '../../pageCache/renderPage.ts'

/** Methods that Remix passes to a route; its `action` sets the header of a refusal itself. */
const ROUTE_METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/

/**
 * Passes every request that no handler before it answered to Remix, unknown paths too.
 *
 * The Origin header is renamed. Remix would compare it with the host name this process sees, which
 * behind a proxy is not the public one, and fail the request without a message; the app compares it
 * with the configured site URL and responds with a page.
 */
export function remixPages(
  build: AppBuild,
  mode: 'production' | 'development',
  loadContext: (req: Request) => RequestContext,
  admission: Pick<Admission, 'admit'>,
  clientOf: (req: Request) => string,
): RequestHandler {
  const origins = new WeakMap<Request, string>()
  const handle = createRequestHandler({
    build,
    mode,
    getLoadContext: (req) => ({ ...loadContext(req), postOrigin: origins.get(req) ?? null }),
  })
  return (req, res, next) => {
    if (!isWebRequest(req)) return next(new UnreadableRequestError())
    const { origin } = req.headers
    if (origin !== undefined) origins.set(req, origin)
    delete req.headers.origin
    // Remix refuses it with 405, which must name the methods that are allowed.
    if (!ROUTE_METHOD.test(req.method)) res.set('Allow', 'GET, HEAD')
    const isRead = isSafeMethod(req.method)
    const respond = async () => {
      // Remix would wait for ever for the body of a request whose client has left, and occupy its
      // slot.
      if (res.destroyed) return
      const responded = handle(req, res, next)
      // A request without a body has ended already, but Remix waits for the `end` event.
      if (!isRead && req.readableEnded) req.emit('end')
      await responded
    }
    admission.admit(isRead ? 'page' : 'form', respond, clientOf(req)).catch(next)
  }
}

/** A request that can't be expressed as a Fetch `Request`; becomes 400. */
class UnreadableRequestError extends Error {
  override readonly name = 'UnreadableRequestError'
  readonly status = 400
}

/**
 * The Fetch standard refuses TRACE and URLs with credentials, which an invalid Host can produce.
 */
function isWebRequest(req: Request): boolean {
  return req.method !== 'TRACE' && !/[@/\\?#]/.test(req.hostname ?? '')
}
