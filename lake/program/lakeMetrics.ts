import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { scrapedMetrics } from '../../runtime/scrapedMetrics.ts'
import type { Lake } from '../lake.ts'

const QUERY_BUCKETS_S = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
const MS_PER_S = 1_000

export type LakeMetrics = ReturnType<typeof createLakeMetrics>

/** The metrics of the lake process, in Prometheus' text format. */
export function createLakeMetrics() {
  const registry = new Registry()
  // Prefixed, because the website's process has the same metrics on the same page.
  collectDefaultMetrics({ register: registry, prefix: 'nsaa_lake_' })
  const queries = new Histogram({
    name: 'nsaa_lake_query_duration_seconds',
    help: 'GROQ queries of the embedded lake',
    buckets: QUERY_BUCKETS_S,
    registers: [registry],
  })
  return {
    onQuery: (durationMs: number) => queries.observe(durationMs / MS_PER_S),
    registerSources: (lake: Pick<Lake, 'stats'>) => registerGauges(registry, lake),
    text: () => registry.metrics(),
  }
}

function registerGauges(registry: Registry, { stats }: Pick<Lake, 'stats'>): void {
  const { gauge } = scrapedMetrics(registry)
  const documents = 'Documents, drafts and versions included'
  gauge('nsaa_lake_documents', documents, () => stats().documents)
  const store = 'Size of the lake’s database on disk'
  gauge('nsaa_lake_store_bytes', store, () => stats().storeBytes)
  const renditions = 'Size of stored renditions'
  gauge('nsaa_lake_rendition_bytes', renditions, () => stats().renditionBytes)
  gauge('nsaa_lake_streams', 'Open event streams', () => stats().streams)
}
