import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import type { Request, RequestHandler } from 'express'
import type { RequestContext, SectionAssets, Services } from '../../app/services.ts'
import { createDeferredStyles } from '../assets/deferredStyles.ts'
import { openStylesheetDiskCache } from '../assets/stylesheetDiskCache.ts'
import type { Config } from '../config/config.ts'
import { assetOrigins, createContentClient } from '../content/client.ts'
import { type Content, createContent } from '../content/content.ts'
import { createApp } from '../http/app.ts'
import { limitConnections } from '../http/limits/connections.ts'
import { serverOptions } from '../http/limits/httpLimits.ts'
import { createRateLimiter } from '../http/limits/rateLimiter.ts'
import { countRefusals } from '../http/limits/refusals.ts'
import { namesTwoHosts } from '../http/limits/requestForm.ts'
import { boundRequests, boundSiteRequests } from '../http/limits/requestLimits.ts'
import { clientAddress } from '../http/middleware/clientAddress.ts'
import { pageHeaders } from '../http/middleware/securityHeaders.ts'
import { clientErrors } from '../http/routes/clientErrors.ts'
import { contentWebhook } from '../http/routes/contentWebhook.ts'
import { loggedReadiness, type ReadinessReport, rememberSuccess } from '../http/routes/health.ts'
import { type AppBuild, remixPages } from '../http/routes/remix.ts'
import { createSitePages } from '../http/routes/sitePages.ts'
import { routeUpgrades, type UpgradeHandler } from '../http/routes/upgrade.ts'
import { inboxHandler } from '../inbox/inboxHandler.ts'
import {
  checkLake,
  type EmbeddedLake,
  readLakeMetrics,
  studioSessions,
} from '../lake/embeddedLake.ts'
import { createLakeProxy } from '../lake/proxy.ts'
import { listenForMetrics } from '../metrics/listener.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createAdmission } from '../overload/admission.ts'
import { watchEventLoop } from '../overload/eventLoop.ts'
import { createPreview } from '../preview/preview.ts'
import { createStudioAccess } from '../studio/access.ts'
import { studioHandlers } from '../studio/handlers.ts'
import { type Submissions, startSubmissions, totals } from '../submissions/submissions.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { countRequests, stopServing } from './shutdown.ts'

/** The browser-facing part of the host: the build, or Vite in development. */
export interface Frontend {
  mode: 'production' | 'development'
  build: AppBuild
  sectionAssets: SectionAssets
  files: RequestHandler
  /** Retains the build's files for pages that are still open after the next deployment. */
  retainFiles?: () => Promise<void>
  studio: RequestHandler
  /** Handles upgrades that no other part takes; by default they are refused. */
  upgrade?: UpgradeHandler
  close(): Promise<void>
}

export interface HostOptions {
  config: Config
  log: Log
  /** Undefined if content comes from a hosted Sanity project. */
  lake: EmbeddedLake | undefined
  createFrontend(server: Server, config: Config): Promise<Frontend>
}

export interface Host {
  /** Resolves when everything is stopped and closed; bounded in time. */
  stop(): Promise<void>
}

const STOP_GRACE_MS = 10_000
/** How long a successful write check is cached. */
const WRITABLE_FOR_MS = 500
/** Event streams of the lake and of open pages. */
const STREAM = /^\/(?:lake\/v[^/]+\/data\/(?:listen|live\/events)\/|page-updates\?)/

/**
 * Composes the process (lake, content, pages, HTTP) and listens once all of it is ready.
 * @throws ConfigError if the data folder or the port can't be used, or the error of a lake that
 * can't start
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { config, log, lake } = options
  const server = createServer(serverOptions())
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  if (metrics) server.on('request', metrics.onRequest)
  const refusals = countRefusals(log, () => performance.now())
  const { refused } = refusals
  limitConnections(server, { behindProxy: config.trustProxyHops > 0, refused })
  const isStream = (req: IncomingMessage) => STREAM.test(req.url ?? '')
  const clientOf = (req: IncomingMessage) => clientAddress(req, config.trustProxyHops)
  const requests = countRequests(server, isStream)
  const connection = lake?.connection
  const access =
    connection &&
    createStudioAccess({
      sessions: studioSessions(connection),
      siteUrl: config.siteUrl,
      trustProxyHops: config.trustProxyHops,
      log,
      now: Date.now,
    })
  const proxy =
    connection &&
    createLakeProxy({
      lake: connection,
      log,
      clientOf,
      caughtUp: (position) => content.reader.caughtUp(position),
      clearedAtSignOut: () => access?.clearedAtSignOut() ?? [],
    })
  if (proxy) lake?.process?.onDown(proxy.dropConnections)
  const content = createContent({
    origin: config.content,
    dataDir: config.dataDir,
    log,
    lake: connection,
  })
  const submissions = await startSubmissions(
    config.submissions,
    config.dataDir,
    log,
    config.siteUrl,
    metrics?.onDelivery,
  )
  const frontend = await options.createFrontend(server, config)
  const eventLoop = watchEventLoop()
  const admission = createAdmission({ eventLoopDelayMs: eventLoop.delayMs, startTimer })
  let stopping = false

  const deferredStyles = createDeferredStyles(
    (path) => pages.renderDocument(path),
    openStylesheetDiskCache(join(config.dataDir, 'styles'), Date.now()),
  )
  const services: Services = {
    content: content.reader,
    sectionAssets: frontend.sectionAssets,
    deferredStyles: deferredStyles,
    siteUrl: config.siteUrl,
    assetOrigins: assetOrigins(config.content),
    now: () => new Date(),
    report: (event, fields) => log.error(event, fields),
    gallery: config.gallery || frontend.mode === 'development',
  }
  const preview = createPreview({
    log,
    token: draftsTokenOf(config, connection),
    siteUrl: config.siteUrl,
    now: Date.now,
    client: createContentClient(config.content, connection),
    trustProxyHops: config.trustProxyHops,
  })
  const requestContext = (req: Request): RequestContext => ({
    services,
    preview: preview.previewOf(req),
    documentRequest: !req.path.endsWith('.data'),
    submissions: submissions.serviceFor(clientOf(req)),
  })
  const pages = await createSitePages({
    services,
    admission,
    log,
    startTimer,
    clientOf,
    isStopping: () => stopping,
    reader: content.reader,
    build: frontend.build,
    mode: frontend.mode,
    baseline: pageHeaders(config.siteUrl),
    seesDrafts: preview.seesDrafts,
    personal: remixPages(frontend.build, frontend.mode, requestContext, admission),
  })
  const app = createApp({
    log,
    trustProxyHops: config.trustProxyHops,
    siteUrl: config.siteUrl,
    readiness: loggedReadiness({ check: readinessOf(lake, content, submissions) }, log),
    isStopping: () => stopping,
    lake: proxy?.handle,
    limits: boundSiteRequests(refused),
    studio: studioHandlers({
      config,
      content: content.reader,
      access,
      frontend,
      isStopping: () => stopping,
      messages: inboxHandler({ config, submissions, ownOrigin: loopbackOrigin(config), log }),
    }),
    webhook: contentWebhook({
      secret: config.webhookSecret,
      reader: content.reader,
      log,
      clientOf,
      startTimer,
    }),
    files: frontend.files,
    updates: pages.updates?.handler,
    clientErrors: clientErrors({ log, admit: clientErrorLimits(clientOf) }),
    styles: deferredStyles.routes,
    preview: preview.handler,
    pages: services.gallery
      ? withSectionGallery(
          pages.pages,
          remixPages(frontend.build, frontend.mode, requestContext, {
            admit: (_lane, run) => run(),
          }),
        )
      : pages.pages,
  })
  const others = boundRequests(server, app, {
    clientOf,
    isStream,
    isStopping: () => stopping,
    refused,
  })
  server.on('request', (req, res) => {
    // A cached response skips the limits of `others`, so a stopping server (which must close the
    // connection) and a client that pipelines without reading (no socket yet) never get one.
    const mayBeKept =
      !stopping && res.socket !== null && !namesTwoHosts(req) && !isGallery(req.url ?? '')
    if (mayBeKept && pages.answerHit(req, res)) metrics?.noteCacheHit(res)
    else others(req, res)
  })
  const upgraded = routeUpgrades(server, proxy ? { '/lake/': proxy.upgrade } : {}, frontend.upgrade)

  metrics?.read({
    submissions,
    admission,
    refusals,
    content,
    pageCache: pages.cache,
    pageUpdates: pages.updates,
    lake: lake && {
      isUp: () => lake.connection.origin() !== undefined,
      restarts: () => lake.process?.restarts() ?? 0,
      metrics: () => readLakeMetrics(lake),
    },
  })
  const metricsListener =
    metrics && config.metricsPort !== undefined
      ? await listenForMetrics(config.metricsPort, metrics, log)
      : undefined
  await listen(server, config)
  // Requests are accepted from here on and wait for the lake; a lake that can't start fails the
  // start.
  await lake?.process?.started
  content.start(pages.readContent)
  // The count is unknown while the store is unavailable; pages are served anyway.
  const waiting = await submissions.counts().then(totals, () => 'unavailable')
  frontend.retainFiles?.().catch((error: unknown) => log.warn('files.not-kept', { error }))
  log.info('server.listening', {
    port: config.port,
    content: config.content.kind,
    submissions: waiting,
  })
  return {
    async stop() {
      stopping = true
      await stopServing({
        server,
        requests,
        upgraded,
        graceMs: STOP_GRACE_MS,
        delayMs: config.shutdownDelayMs,
        async closeStores() {
          content.stop()
          eventLoop.stop()
          pages.updates?.close()
          proxy?.close()
          await Promise.all([
            submissions.stop(),
            lake?.process?.stop(),
            frontend.close(),
            metricsListener?.close(),
          ])
        },
      })
    },
  }
}

const isGallery = (address: string) => /^\/gallery\/sections(?:\?|$)/.test(address)

/**
 * The section gallery is selected by query parameters, which the page cache ignores. One of its
 * pages renders for as long as fifty pages of the site, so it does not count as load.
 */
function withSectionGallery(pages: RequestHandler, uncached: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (!isGallery(req.path)) return pages(req, res, next)
    res.set('Cache-Control', 'no-store')
    return uncached(req, res, next)
  }
}

/**
 * Rate limits of client error reports, per client and in total, so that reports cannot flood the
 * log.
 */
function clientErrorLimits(clientOf: (req: IncomingMessage) => string) {
  const now = () => performance.now()
  const ofClient = createRateLimiter(now, { burst: 5, refillMs: 60_000 })
  const ofAll = createRateLimiter(now, { burst: 60, refillMs: 2_000 })
  return (req: IncomingMessage) =>
    ofClient.consume(clientOf(req)) === 0 && ofAll.consume('all') === 0
}

function startTimer(afterMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, afterMs)
  return () => clearTimeout(timer)
}

/** The token that reads drafts, if one is configured. */
function draftsTokenOf({ content }: Config, lake: { token: string } | undefined) {
  return content.kind === 'hosted' ? content.readToken : lake?.token
}

/** A readiness check that rejects with the reason why pages can't be served. */
function readinessOf(
  lake: EmbeddedLake | undefined,
  content: Content,
  submissions: Submissions,
): () => Promise<ReadinessReport> {
  const checkWritable = rememberSuccess(
    async () => {
      if (lake) await checkLake(lake)
      await submissions.checkWritable()
    },
    WRITABLE_FOR_MS,
    () => performance.now(),
  )
  return async () => {
    await checkWritable()
    const state = await content.state()
    const counts = totals(await submissions.counts())
    return { content: state, submissions: counts, unconfigured: submissions.unconfigured }
  }
}

/** Origin at which this process reaches itself. */
function loopbackOrigin({ host, port }: Config): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
