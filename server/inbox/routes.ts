import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { onceAMinute } from '../../runtime/log.ts'
import { STUDIO_HEADER } from '../../submissions/inbox/apiSchemas.ts'
import { isStoreOutage } from '../../submissions/store/storeOutage.ts'
import { exportRoutes } from './exportRoutes.ts'
import { LakeUnavailableError } from './identify.ts'
import { HttpError, type InboxRoutesOptions, inboxContext } from './inboxContext.ts'
import { messageRoutes } from './messageRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { statusRoutes } from './statusRoutes.ts'

const BODY = { limit: '16kb' }

/**
 * Visitors' messages for the Studio's tool, mounted below `/studio/api/messages`. Every response is
 * `no-store`. What shows, finds or changes what a visitor wrote is recorded, and changes of access.
 */
export function inboxRoutes(options: InboxRoutesOptions): Router {
  const context = inboxContext(options)
  const routes = Router()
  routes.use((_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', Vary: 'Cookie, Authorization' })
    next()
  })
  routes.use(protect(options))
  routes.use(express.json(BODY))
  routes.use(statusRoutes(context), exportRoutes(context), peopleRoutes(context))
  // Last, because the id of a message matches every name.
  routes.use(messageRoutes(context))
  routes.use(errorResponse(options))
  return routes
}

/** Errors and outages as JSON. Other errors are faults, which the site's error handler reports. */
function errorResponse({ log, now }: InboxRoutesOptions): ErrorRequestHandler {
  // Every open Studio polls the status.
  const mayLog = onceAMinute(now)
  return (error: unknown, _req, res, next) => {
    const retryLater = (message: string) =>
      res
        .set('Retry-After', '5')
        .status(503)
        .json({ message: `${message}. Try again in a moment.` })
    if (res.headersSent) res.destroy()
    else if (error instanceof HttpError) res.status(error.status).json({ message: error.message })
    else if (error instanceof LakeUnavailableError) retryLater(error.message)
    else if (isStoreOutage(error)) {
      if (mayLog()) log.warn('inbox.unavailable', { error })
      retryLater('Visitors’ messages are unavailable')
    } else next(error)
  }
}

/** Protection against cross-site request forgery, and the rate limit. */
function protect({ isCrossOrigin, limit }: InboxRoutesOptions): RequestHandler {
  return (req, res, next) => {
    if (isCrossOrigin(req) || req.get(STUDIO_HEADER) === undefined) {
      res.status(403).json({ message: 'Open the Studio on this site to read messages.' })
      return
    }
    const waitS = limit(req)
    if (waitS > 0) {
      res.set('Retry-After', String(waitS))
      res.status(429).json({ message: `Too many requests. Try again in ${waitS} seconds.` })
      return
    }
    next()
  }
}
