import type { IncomingMessage } from 'node:http'
import type { Express, RequestHandler } from 'express'
import { cacheSuccess } from '../../runtime/cacheSuccess.ts'
import { systemClock } from '../../runtime/clock.ts'
import { RateLimiter } from '../../runtime/rateLimiter.ts'
import { routeUpgrades, type UpgradedSockets } from '../../runtime/upgrades.ts'
import { unconfiguredTitles } from '../../submissions/definitions/forms.ts'
import { totals } from '../../submissions/store/store.ts'
import { createApp } from '../http/app.ts'
import { limitRequests, limitSiteRequests } from '../http/limits/requestLimits.ts'
import { clientErrors } from '../http/routes/clientErrors.ts'
import { logReadiness, type ReadinessCheck } from '../http/routes/health.ts'
import { sanityWebhook } from '../http/routes/sanityWebhook.ts'
import { checkLake } from '../lake/embeddedLake.ts'
import type { HttpServer } from './httpServer.ts'
import { isSectionGallery, type Pages } from './pages.ts'
import { studioHandlers } from './studio.ts'
import type { WebsiteServices } from './websiteServices.ts'

/** How long a successful write check is cached. */
const WRITABLE_TTL_MS = 500
/** A large publish in one burst, then ten a second. */
const WEBHOOK_CALLS = { burst: 200, refillMs: 100 }

/** Handles the server's requests and upgrades: cached pages first, everything else by Express. */
export function handleRequests(website: WebsiteServices, pages: Pages): UpgradedSockets {
  const { http, lakeGateway, frontend } = website
  const { server, metrics, clientOf, isStream, isStopping, refusals } = http
  const fallback = limitRequests(server, composeApp(website, pages), {
    clientOf,
    isStream,
    isStopping,
    refused: refusals.refused,
  })
  server.on('request', (req, res) => {
    // A cached response skips the limits, so it is not sent while the server stops, which has to
    // close the connection, or without a socket, when the client pipelines without reading.
    const mayBeHit = !isStopping() && res.socket !== null && !isSectionGallery(req.url ?? '')
    if (mayBeHit && pages.serveHit(req, res)) metrics?.recordCacheHit(res)
    else fallback(req, res)
  })
  const upgrades = lakeGateway ? { '/lake/': lakeGateway.proxy.upgrade } : {}
  return routeUpgrades(server, upgrades, frontend.upgrade)
}

function composeApp(website: WebsiteServices, pages: Pages): Express {
  const { config, content, log, frontend, http, lakeGateway } = website
  const { isStopping, refusals } = http
  return createApp({
    log,
    siteUrl: config.siteUrl,
    checkReadiness: logReadiness(readinessCheckOf(website, systemClock.now), log),
    readContent: content.state,
    isStopping,
    lake: lakeGateway?.proxy.handle,
    limits: limitSiteRequests(refusals.refused),
    studio: studioHandlers(website, pages),
    webhook: webhookOf(website),
    files: frontend.files,
    updates: pages.updates?.handler,
    clientErrors: clientErrors({ log, admit: clientErrorLimits(http) }),
    styles: pages.styles,
    preview: pages.preview.handler,
    pages: pages.handler,
  })
}

/** Without a secret no message can be authenticated, so there is no webhook. */
function webhookOf({ config, content, http, log }: WebsiteServices): RequestHandler | undefined {
  const { webhookSecret: secret } = config
  if (secret === undefined) return undefined
  return sanityWebhook({
    secret,
    changed: () => content.reader.invalidate('all'),
    limit: http.limiter(WEBHOOK_CALLS),
    log,
    clock: systemClock,
  })
}

/**
 * Rate limits of client error reports, per client and in total, so that reports cannot flood the
 * log.
 */
function clientErrorLimits({ limiter }: HttpServer) {
  const ofClient = limiter({ burst: 5, refillMs: 60_000 })
  const ofAll = new RateLimiter(systemClock, { burst: 60, refillMs: 2_000 })
  return (req: IncomingMessage) => ofClient(req) === 0 && ofAll.consume('all') === 0
}

export interface ReadinessSources {
  lake: WebsiteServices['lake']
  content: Pick<WebsiteServices['content'], 'state'>
  submissions: Pick<WebsiteServices['submissions'], 'checkWritable' | 'counts' | 'deliverableKinds'>
}

export function readinessCheckOf(
  { lake, content, submissions }: ReadinessSources,
  now: () => number,
): ReadinessCheck {
  const check = async () => {
    if (lake) await checkLake(lake)
    await submissions.checkWritable()
  }
  const checkWritable = cacheSuccess(check, WRITABLE_TTL_MS, now)
  // Simultaneous requests share one query; the store caches the counts.
  const count = cacheSuccess(() => submissions.counts(), 0, now)
  const unconfigured = unconfiguredTitles(submissions.deliverableKinds)
  return async () => {
    await checkWritable()
    const state = await content.state()
    const counts = totals(await count())
    return { content: state, submissions: counts, unconfigured }
  }
}
