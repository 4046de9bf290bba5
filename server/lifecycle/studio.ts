import { type RequestHandler, Router } from 'express'
import { crossOriginCheck } from '../../lake/http/origins.ts'
import { systemClock } from '../../runtime/clock.ts'
import { createIdentify, embeddedIdentity, hostedIdentity } from '../inbox/identify.ts'
import { inboxRoutes } from '../inbox/routes.ts'
import type { ContentLake } from '../lake/embeddedLake.ts'
import { studioLiveRoutes } from '../studio/liveStatus.ts'
import { readSiteName, studioSettings, studioSettingsRoutes } from '../studio/settings.ts'
import type { Pages } from './pages.ts'
import type { WebsiteServices } from './websiteServices.ts'

/**
 * Rate limit of live checks per client. On the hosted lake this process cannot authenticate
 * editors, and every check of another document occupies memory in the reader's cache.
 */
const LIVE_CHECKS = { burst: 40, refillMs: 500 }
/** A list with its polling is a request every few seconds for each person behind one address. */
const INBOX_REQUESTS = { burst: 120, refillMs: 100 }

/**
 * Everything below `/studio`, in order: settings and policy, live checks, visitors' messages,
 * sign-in, the Studio itself.
 */
export function studioHandlers(website: WebsiteServices, pages: Pages): RequestHandler[] {
  const { config, content, frontend, http, lakeGateway } = website
  const { reader } = content
  const signIn = lakeGateway?.signIn
  return [
    studioSettingsRoutes(studioSettings(config.content), frontend.mode, () => readSiteName(reader)),
    studioLiveRoutes({
      content: reader,
      updatePage: pages.update,
      isStopping: http.isStopping,
      // The hosted lake has its own sign-in.
      isSignedIn: (req) => signIn?.isSignedIn(req) ?? Promise.resolve(true),
      limit: http.limiter(LIVE_CHECKS),
      clock: systemClock,
    }),
    Router().use('/api/messages', inboxOf(website)),
    ...(signIn ? [signIn.routes()] : []),
    frontend.studio,
  ]
}

function inboxOf({ config, source, submissions, http, log }: WebsiteServices): Router {
  const { inbox, access, deliverableKinds } = submissions
  return inboxRoutes({
    inbox,
    access,
    identify: createIdentify({ ...identityOf(source), now: systemClock.now }),
    isCrossOrigin: crossOriginCheck(config.siteUrl),
    limit: http.limiter(INBOX_REQUESTS),
    view: { deliverableKinds, retentionDays: config.submissions.retentionDays },
    log,
    now: systemClock.now,
  })
}

/** Callers are identified by the lake that stores the content. */
function identityOf(source: ContentLake) {
  return source.kind === 'hosted' ? hostedIdentity(source) : embeddedIdentity(source.connection)
}
