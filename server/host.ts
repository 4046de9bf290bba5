import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { SectionAssets, Services } from '../app/services.ts'
import { createLake, type Lake } from '../lake/lake.ts'
import { createClientLimits } from './clientLimits.ts'
import { type Config, ConfigError } from './config.ts'
import { assetOrigins, createContentClient } from './content/client.ts'
import { type Content, createContent } from './content/content.ts'
import type { WatchChanges } from './content/source.ts'
import { contentWebhook } from './contentWebhook.ts'
import { createApp } from './http/app.ts'
import { clientAddress } from './http/clientAddress.ts'
import { clientErrors } from './http/clientErrors.ts'
import { limitConnections } from './http/connections.ts'
import { type ReadinessReport, rememberSuccess, tellingReadiness } from './http/health.ts'
import { serverOptions } from './http/limits.ts'
import { countRefusals } from './http/refusals.ts'
import { type AppBuild, remixPages } from './http/remix.ts'
import { namesTwoHosts } from './http/requestForm.ts'
import { boundRequests, boundSiteRequests } from './http/requestLimits.ts'
import { keptHeaders } from './http/securityHeaders.ts'
import { routeUpgrades, type UpgradeHandler } from './http/upgrade.ts'
import { inboxHandler } from './inbox/inboxHandler.ts'
import { keptLakeToken } from './lakeToken.ts'
import { createLateStyles } from './lateStyles.ts'
import type { Log } from './log.ts'
import { listenForMetrics } from './metrics/listener.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createAdmission } from './overload/admission.ts'
import { watchEventLoop } from './overload/eventLoop.ts'
import { createPreview } from './preview/preview.ts'
import { countRequests, stopServing } from './shutdown.ts'
import { createSitePages } from './sitePages.ts'
import { createStudioAccess, type StudioAccess } from './studioAccess.ts'
import { studioHandlers } from './studioHandlers.ts'
import { openStyleShelf } from './styleShelf.ts'
import { type Submissions, startSubmissions, totals } from './submissions.ts'

/** What a browser is shown, and where it comes from: the build, or Vite while developing. */
export interface Frontend {
  mode: 'production' | 'development'
  build: AppBuild
  sectionAssets: SectionAssets
  files: RequestHandler
  /** Keeps the build's files for pages that are open when the next build is served. */
  keepFiles?: () => Promise<void>
  studio: RequestHandler
  /** Upgrades nobody else wants; by default they are refused. */
  upgrade?: UpgradeHandler
  close(): Promise<void>
}

export interface HostOptions {
  config: Config
  log: Log
  /** Folder of the seed dataset, read when the embedded lake is empty. */
  seedDir: string
  /** Folder of the content migrations, applied to an embedded lake of an older version. */
  migrationsDir: string
  createFrontend(server: Server, config: Config): Promise<Frontend>
}

export interface Host {
  lakeToken: { source: 'kept'; value: string } | { source: 'given' } | undefined
  /** Resolves when everything has ended and is closed; bounded in time. */
  stop(): Promise<void>
}

const STOP_GRACE_MS = 10_000
/** How long a disk that took something is believed to take more. */
const WRITABLE_FOR_MS = 500
/** Of the lake and of open pages. */
const STREAM = /^\/(?:lake\/v[^/]+\/data\/(?:listen|live\/events)\/|page-updates\?)/

/**
 * Puts the process together: lake, content, pages, HTTP; listens when all of it stands.
 * @throws ConfigError when the data folder or the port can't be used, and whatever keeps the
 * lake from starting
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { config, log } = options
  makeDataDir(config.dataDir)
  const server = createServer(serverOptions())
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  if (metrics) server.on('request', metrics.onRequest)
  const refusals = countRefusals(log, () => performance.now())
  const { refused } = refusals
  limitConnections(server, { behindProxy: config.trustProxyHops > 0, refused })
  const isStream = (req: IncomingMessage) => STREAM.test(req.url ?? '')
  const clientOf = (req: IncomingMessage) => clientAddress(req, config.trustProxyHops)
  const requests = countRequests(server, isStream)
  const { lake, lakeToken, draftsToken, access } = openLake(options, metrics)
  const embedded = { origin: loopbackOrigin(config), token: draftsToken ?? '' }
  const content = createContent({
    ...{ origin: config.content, dataDir: config.dataDir, log },
    embedded,
    embeddedChanges: lake && lakeChanges(lake),
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

  const lateStyles = createLateStyles(
    (path) => pages.renderDocument(path),
    openStyleShelf(join(config.dataDir, 'styles'), Date.now()),
  )
  const services: Services = {
    content: content.reader,
    sectionAssets: frontend.sectionAssets,
    lateStyles,
    siteUrl: config.siteUrl,
    assetOrigins: assetOrigins(config.content),
    now: () => new Date(),
    report: (event, fields) => log.error(event, fields),
    gallery: config.gallery || frontend.mode === 'development',
  }
  const preview = createPreview({
    ...{ log, token: draftsToken, siteUrl: config.siteUrl, now: Date.now },
    client: createContentClient(config.content, embedded),
    trustProxyHops: config.trustProxyHops,
  })
  const pages = await createSitePages({
    ...{ services, admission, log, startTimer, clientOf, isStopping: () => stopping },
    reader: content.reader,
    build: frontend.build,
    mode: frontend.mode,
    baseline: keptHeaders(config.siteUrl),
    seesDrafts: preview.seesDrafts,
    personal: remixPages(
      frontend.build,
      frontend.mode,
      (req) => ({
        services,
        preview: preview.previewOf(req),
        documentRequest: !req.path.endsWith('.data'),
        submissions: submissions.serviceFor(clientOf(req)),
      }),
      admission,
    ),
  })
  const app = createApp({
    log,
    trustProxyHops: config.trustProxyHops,
    siteUrl: config.siteUrl,
    readiness: tellingReadiness({ check: readinessOf(lake, content, submissions) }, log),
    isStopping: () => stopping,
    lake: lake?.handle,
    limits: boundSiteRequests(refused),
    studio: studioHandlers({
      ...{ config, content: content.reader, access, frontend, isStopping: () => stopping },
      messages: inboxHandler({ config, submissions, ownOrigin: loopbackOrigin(config), log }),
    }),
    webhook: contentWebhook({
      ...{ secret: config.webhookSecret, reader: content.reader, log, clientOf, startTimer },
    }),
    files: frontend.files,
    updates: pages.updates?.handler,
    clientErrors: clientErrors({ log, admit: clientErrorLimits(clientOf) }),
    styles: lateStyles.routes,
    preview: preview.handler,
    pages: pages.pages,
  })
  const others = boundRequests(server, app, {
    ...{ clientOf, isStream, isStopping: () => stopping, refused },
  })
  server.on('request', (req, res) => {
    // A cached answer skips the limits of `others`, so a stopping server (which must close the
    // connection) and a client that pipelines without reading (no socket yet) never get one.
    const mayBeKept = !stopping && res.socket !== null && !namesTwoHosts(req)
    if (mayBeKept && pages.answerHit(req, res)) metrics?.noteCacheHit(res)
    else others(req, res)
  })
  const upgraded = routeUpgrades(server, lake ? { '/lake/': lake.upgrade } : {}, frontend.upgrade)

  metrics?.read({
    ...{ submissions, admission, refusals, lake, content },
    ...{ pageCache: pages.cache, pageUpdates: pages.updates },
  })
  const metricsListener =
    metrics && config.metricsPort !== undefined
      ? await listenForMetrics(config.metricsPort, metrics, log)
      : undefined
  await listen(server, config)
  // Requests are taken from here on and wait for the lake; a lake that can't start ends the start.
  await lake?.ready
  content.start(pages.readContent)
  // What waits is not known where the store is away; pages are served all the same.
  const waiting = await submissions.counts().then(totals, () => 'unavailable')
  frontend.keepFiles?.().catch((error: unknown) => log.warn('files.not-kept', { error }))
  log.info('server.listening', {
    port: config.port,
    content: config.content.kind,
    submissions: waiting,
  })
  return {
    lakeToken,
    async stop() {
      stopping = true
      await stopServing({
        ...{ server, requests, upgraded, graceMs: STOP_GRACE_MS },
        delayMs: config.shutdownDelayMs,
        async closeStores() {
          content.stop()
          eventLoop.stop()
          pages.updates?.close()
          await Promise.all([
            submissions.stop(),
            lake?.close(),
            frontend.close(),
            metricsListener?.close(),
          ])
        },
      })
    },
  }
}

/** A few reports from each client, and from all of them no more than a log can take. */
function clientErrorLimits(clientOf: (req: IncomingMessage) => string) {
  const now = () => performance.now()
  const ofClient = createClientLimits(now, { burst: 5, refillMs: 60_000 })
  const ofAll = createClientLimits(now, { burst: 60, refillMs: 2_000 })
  return (req: IncomingMessage) => ofClient.take(clientOf(req)) === 0 && ofAll.take('all') === 0
}

function startTimer(afterMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, afterMs)
  return () => clearTimeout(timer)
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const code = codeOf(error) ?? 'unknown error'
    throw new ConfigError([`DATA_DIR must be a folder this process can write to (${code})`])
  }
}

function openLake(
  { config, log, seedDir, migrationsDir }: HostOptions,
  metrics: Metrics | undefined,
): {
  lake: Lake | undefined
  lakeToken: Host['lakeToken']
  /** What reads drafts, where there is such a thing. */
  draftsToken: string | undefined
  /** The hosted lake has sign-ins of its own. */
  access: StudioAccess | undefined
} {
  if (config.content.kind === 'hosted') {
    const { readToken } = config.content
    return { lake: undefined, lakeToken: undefined, draftsToken: readToken, access: undefined }
  }
  const given = config.content.token
  const token = given ?? keptLakeToken(config.dataDir)
  const { dataDir, siteUrl, trustProxyHops } = config
  const access = createStudioAccess({
    ...{ key: token, dataDir, siteUrl, trustProxyHops, log, now: Date.now },
  })
  const lake = createLake({
    ...{ dataDir, token, siteUrl },
    ...access.lake,
    seed: seedDir,
    migrations: migrationsDir,
    log,
    clientAddress: (req: IncomingMessage) => clientAddress(req, config.trustProxyHops),
    ...(metrics ? { onQuery: metrics.onLakeQuery } : {}),
  })
  const lakeToken = given
    ? ({ source: 'given' } as const)
    : ({ source: 'kept', value: token } as const)
  return { lake, access, lakeToken, draftsToken: token }
}

/**
 * The embedded lake's own transactions as changes: told before the writer is answered, so whoever
 * reads after an acknowledged write sees it.
 */
function lakeChanges(lake: Lake): WatchChanges {
  return (listener) => {
    listener.connected()
    return lake.dataset.onTransaction(({ syncTags }) => listener.changed(syncTags.published))
  }
}

/** A check that rejects with the reason why pages can't be served. */
function readinessOf(
  lake: Lake | undefined,
  content: Content,
  submissions: Submissions,
): () => Promise<ReadinessReport> {
  const checkWritable = rememberSuccess(
    async () => {
      lake?.dataset.checkWritable()
      await submissions.checkWritable()
    },
    WRITABLE_FOR_MS,
    () => performance.now(),
  )
  return async () => {
    await lake?.ready
    await checkWritable()
    const state = await content.state()
    const counts = totals(await submissions.counts())
    return { content: state, submissions: counts, unconfigured: submissions.unconfigured }
  }
}

/** Where this process reaches itself. */
function loopbackOrigin({ host, port }: Config): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const why: Record<string, string> = {
        EADDRINUSE: `PORT ${port} is already in use; stop what uses it or choose another, as in PORT=${port + 1}`,
        EACCES: `PORT ${port} may not be used by this account; choose one above 1023`,
        EADDRNOTAVAIL: 'HOST must be an address of this machine',
        ENOTFOUND: 'HOST must be a name or an address of this machine',
      }
      const line = why[codeOf(error) ?? '']
      reject(line === undefined ? error : new ConfigError([line]))
    })
    server.listen(port, host, resolve)
  })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
