import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { scrapedMetrics } from '../../runtime/scrapedMetrics.ts'
import type { DeliveryResult } from '../../submissions/backends/backend.ts'
import type { Counts } from '../../submissions/store/store.ts'
import type { Content } from '../content/content.ts'
import type { Refusals } from '../http/limits/refusals.ts'
import type { LakeSupervisor } from '../lake/supervisor.ts'
import { type Admission, LANES } from '../overload/admission.ts'
import type { PageCache } from '../pageCache/pageCache.ts'
import { routeClass } from './routeClass.ts'

const REQUEST_BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const DELIVERY_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MS_PER_S = 1_000

/** The sources of gauges, read at each scrape. */
export interface MetricsSources {
  submissions: { counts(): Promise<Counts> }
  admission: Pick<Admission, 'state'>
  refusals: Pick<Refusals, 'totals'>
  /** The lake's process; undefined if this server does not run it. */
  lakeProcess: Pick<LakeSupervisor, 'origin' | 'restarts'> | undefined
  /** The embedded lake's own metrics; empty if it does not respond. */
  lakeMetrics(): Promise<string>
  content: Pick<Content, 'stats'>
  /** Event streams of open pages; undefined in development. */
  pageUpdates: { openCount(): number } | undefined
  /** Undefined in development. */
  pageCache: Pick<PageCache, 'counters'> | undefined
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics in Prometheus' text format. Label values come from the source code, never from a request,
 * so their number is bounded.
 * @param isStream whether the response is an event stream, whose duration is not that of a page
 */
export function createMetrics(isStream: (req: IncomingMessage) => boolean) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nsaa_http_request_duration_seconds',
    help: 'Duration of requests, by route class, status class and page cache hit',
    labelNames: ['route', 'status', 'cache'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  })
  const attempts = new Histogram({
    name: 'nsaa_delivery_attempt_duration_seconds',
    help: 'Duration of attempts to deliver a submission, by backend and outcome',
    labelNames: ['backend', 'outcome'],
    buckets: DELIVERY_BUCKETS_S,
    registers,
  })
  let lakeMetrics: MetricsSources['lakeMetrics'] = async () => ''
  const hits = new WeakSet<ServerResponse>()
  return {
    contentType: registry.contentType,
    // The lake's process collects its own metrics, under different names.
    text: async () => `${await registry.metrics()}${await lakeMetrics()}`,
    /** Listener of the server's `request` event. */
    onRequest(req: IncomingMessage, res: ServerResponse) {
      const begunAtMs = performance.now()
      const route = isStream(req) ? 'stream' : routeClass(req.method ?? '', req.url ?? '')
      res.once('close', () => {
        const status = res.writableFinished ? statusClass(res.statusCode) : 'aborted'
        const cache = hits.has(res) ? 'hit' : 'none'
        requests.observe({ route, status, cache }, (performance.now() - begunAtMs) / MS_PER_S)
      })
    },
    /** The response came from the page cache. */
    recordCacheHit: (res: ServerResponse) => void hits.add(res),
    onDelivery(backend: string, outcome: DeliveryResult['outcome'], durationMs: number) {
      attempts.observe({ backend, outcome }, durationMs / MS_PER_S)
    },
    /** Called once all parts have been created. */
    registerSources(sources: MetricsSources) {
      lakeMetrics = sources.lakeMetrics
      registerGauges(registry, sources)
    },
  }
}

/** 503, which a full queue or an unavailable store causes, is not counted as a fault. */
function statusClass(status: number): string {
  return status === 503 ? '503' : `${Math.floor(status / 100)}xx`
}

function registerGauges(registry: Registry, sources: MetricsSources): void {
  const { lakeProcess, content, pageUpdates, pageCache, refusals } = sources
  registerSubmissions(registry, sources)
  registerAdmission(registry, sources)
  const { gauge, counter } = scrapedMetrics(registry)
  counter(
    'nsaa_http_refused_total',
    'Connections and requests refused by the HTTP limits, by reason',
    () => Object.entries(refusals.totals()).map(([reason, count]) => [{ reason }, count]),
    ['reason'],
  )
  gauge(
    'nsaa_content_live_events_connected',
    '1 while the live events of the lake are connected, 0 while only the poll detects changes',
    () => Number(content.stats().isConnected),
  )
  gauge(
    'nsaa_content_unreachable_seconds',
    'Time since the last response of an unreachable lake; 0 while it responds',
    () => content.stats().unreachableForMs / MS_PER_S,
  )
  if (pageUpdates) {
    const help = 'Open pages with an event stream'
    gauge('nsaa_page_update_streams', help, () => pageUpdates.openCount())
  }
  if (lakeProcess) {
    const isUp = () => Number(lakeProcess.origin() !== undefined)
    gauge('nsaa_lake_up', '1 while the lake process is up', isUp)
    const help = 'Restarts of the lake process'
    counter('nsaa_lake_restarts_total', help, () => lakeProcess.restarts())
  }
  if (pageCache) registerPageCache(registry, pageCache)
}

function registerSubmissions(registry: Registry, { submissions }: MetricsSources): void {
  scrapedMetrics(registry).gauge(
    'nsaa_submissions',
    'Submissions in the store, by form and state (queued, parked, suspect, delivered)',
    async () => {
      // A store that can't be read has no values, rather than outdated ones.
      const counts = await submissions.counts().catch(() => undefined)
      return Object.entries(counts?.byState ?? {}).flatMap(([state, kinds]) =>
        Object.entries(kinds).map(([kind, count]) => [{ kind, state }, count] as const),
      )
    },
    ['kind', 'state'],
  )
}

function registerAdmission(registry: Registry, { admission }: MetricsSources): void {
  const { gauge, counter } = scrapedMetrics(registry)
  const byLane = (field: keyof ReturnType<Admission['state']>) => () =>
    LANES.map((lane) => [{ lane }, admission.state(lane)[field]] as const)
  for (const state of ['running', 'waiting'] as const) {
    const help = `Renders and form posts that are ${state}, by lane`
    gauge(`nsaa_admission_${state}`, help, byLane(state), ['lane'])
  }
  const help = 'Renders and form posts that were not started, by lane'
  counter('nsaa_admission_refused_total', help, byLane('refusedTotal'), ['lane'])
}

function registerPageCache(registry: Registry, cache: Pick<PageCache, 'counters'>): void {
  const { gauge, counter } = scrapedMetrics(registry)
  const read = (field: keyof ReturnType<PageCache['counters']>) => () => cache.counters()[field]
  counter('nsaa_page_cache_hits_total', 'Responses served from the page cache', read('hits'))
  counter('nsaa_page_cache_misses_total', 'Requests that waited for a render', read('misses'))
  counter('nsaa_page_cache_renders_total', 'Renders started', read('renders'))
  counter('nsaa_page_cache_render_failures_total', 'Renders that failed', read('renderFailures'))
  counter(
    'nsaa_page_cache_stale_served_total',
    'Stale responses served because a render failed or took too long',
    read('staleServed'),
  )
  gauge('nsaa_page_cache_entries', 'Cached pages and data responses', read('entries'))
  gauge('nsaa_page_cache_bytes', 'Memory of the cached responses, in bytes', read('bytes'))
}
