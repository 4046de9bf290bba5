import type { IncomingMessage } from 'node:http'
import { type RequestHandler, Router } from 'express'
import { createOriginPolicy } from '../../lake/http/origins.ts'
import type { Log } from '../../lake/process/log.ts'
import type { Config } from '../config/config.ts'
import { RateLimiter } from '../http/limits/rateLimiter.ts'
import type { Submissions } from '../submissions/submissions.ts'
import { createIdentify, embeddedIdentity, hostedIdentity } from './identify.ts'
import { inboxRoutes } from './routes.ts'

/** A list with its polling is a request every few seconds for each person behind one address. */
const REQUESTS = { burst: 120, refillMs: 100 }

export interface InboxHandlerOptions {
  config: Config
  submissions: Submissions
  /** Where this process reaches itself. */
  ownOrigin: string
  clientOf(req: IncomingMessage): string
  log: Log
}

/** Visitors' messages below `/studio/api/messages`. */
export function inboxHandler({
  config,
  submissions,
  ownOrigin,
  clientOf,
  log,
}: InboxHandlerOptions): RequestHandler {
  const origins = createOriginPolicy(config.siteUrl)
  const requests = new RateLimiter(() => performance.now(), REQUESTS)
  const { content } = config
  const identify = createIdentify({
    ...(content.kind === 'hosted' ? hostedIdentity(content) : embeddedIdentity(ownOrigin)),
    fetch: (input, init) => globalThis.fetch(input, init),
    now: () => performance.now(),
  })
  const router = Router()
  router.use(
    '/api/messages',
    inboxRoutes({
      inbox: submissions.inbox,
      access: submissions.access,
      identify,
      isForeign: (req) => origins.isForeign(req),
      limit: (req) => requests.consume(clientOf(req)),
      view: {
        deliverable: submissions.deliverable,
        retentionDays: config.submissions.retentionDays,
      },
      log,
    }),
  )
  return router
}
