import { listen } from '../../runtime/listen.ts'
import { stopServing } from '../../runtime/shutdown.ts'
import { totals } from '../../submissions/store/store.ts'
import { readLakeMetrics } from '../lake/embeddedLake.ts'
import { listenForMetrics } from '../metrics/listener.ts'
import { watchEventLoop } from '../overload/eventLoop.ts'
import { createPages, type Pages } from './pages.ts'
import { handleRequests } from './requestHandlers.ts'
import {
  createWebsiteServices,
  type WebsiteOptions,
  type WebsiteServices,
} from './websiteServices.ts'

export const STOP_GRACE_MS = 10_000
/** Longer than an attempt to deliver a submission, whose result has to be recorded. */
export const STORES_CLOSE_MS = 12_000

/**
 * Composes the process (lake, content, pages, HTTP) and listens once all of it is ready.
 * @throws ConfigError if the data folder or the port can't be used, or the error of a lake that
 * can't start
 */
export async function startWebsite(options: WebsiteOptions) {
  const eventLoop = watchEventLoop()
  const website = await createWebsiteServices(options, eventLoop.delayMs)
  const { config, log, http, lake, content, submissions, frontend, lakeGateway } = website
  const pages = await createPages(website)
  const upgraded = handleRequests(website, pages)
  const metricsListener = await startMetrics(website, pages)
  await listen(http.server, config)
  // Opened last: if anything above fails, the previous version has to read this content.
  lake?.supervisor?.open()
  // Requests are accepted from here on and wait for the lake; a lake that can't start fails the
  // start.
  await lake?.supervisor?.started
  content.start(pages.warmContent, pages.files)
  frontend.retainFiles?.().catch((error: unknown) => log.warn('assets.retention.failed', { error }))
  await logStart(website)
  const closeStores = async () => {
    content.stop()
    eventLoop.stop()
    pages.updates?.close()
    lakeGateway?.proxy.dropConnections()
    await Promise.all([
      submissions.stop(),
      lake?.supervisor?.stop(),
      frontend.close(),
      metricsListener?.close(),
    ])
  }
  return {
    mode: frontend.mode,
    /** Resolves when everything is stopped and closed; bounded in time. */
    stop() {
      http.setStopping()
      const { server, requests } = http
      return stopServing({
        server,
        requests,
        upgraded,
        closeStores,
        delayMs: config.shutdownDelayMs,
        graceMs: STOP_GRACE_MS,
        storesMs: STORES_CLOSE_MS,
      })
    },
  }
}

async function startMetrics(
  { config, log, http, lake, content, submissions, admission }: WebsiteServices,
  pages: Pages,
) {
  const { metrics, refusals } = http
  if (metrics === undefined || config.metricsPort === undefined) return undefined
  metrics.registerSources({
    submissions,
    admission,
    refusals,
    content,
    pageCache: pages.cache,
    pageUpdates: pages.updates,
    lakeProcess: lake?.supervisor,
    lakeMetrics: async () => (lake ? readLakeMetrics(lake) : ''),
  })
  return listenForMetrics(config.metricsPort, metrics, log)
}

async function logStart({ config, log, submissions }: WebsiteServices): Promise<void> {
  // The count is unknown while the store is unavailable; pages are served anyway.
  const waiting = await submissions.counts().then(totals, () => 'unavailable')
  log.info('server.listening', {
    port: config.port,
    content: config.content.kind,
    submissions: waiting,
  })
}
