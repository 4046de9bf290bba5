import express, { type RequestHandler, Router } from 'express'
import { STUDIO_HEADER } from '../../submissions/inbox/apiSchemas.ts'
import { exportRoutes } from './exportRoutes.ts'
import { type InboxRoutesOptions, inboxContext } from './inboxContext.ts'
import { messageRoutes } from './messageRoutes.ts'
import { peopleRoutes } from './peopleRoutes.ts'
import { statusRoutes } from './statusRoutes.ts'

const BODY = { limit: '16kb' }

/**
 * Visitors' messages for the Studio's tool, mounted below `/studio/api/messages`. Every response is
 * `no-store`; every reading and every change is recorded.
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
  return routes
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
