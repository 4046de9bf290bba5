import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Lake } from '../../lake/lake.ts'

const QUERY_BUCKETS_S = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]
const MS_PER_S = 1_000

/** The metrics of the lake process, in Prometheus' text format. */
export interface LakeMetrics {
  onQuery(durationMs: number): void
  read(lake: Pick<Lake, 'figures'>): void
  text(): Promise<string>
}

export function createLakeMetrics(): LakeMetrics {
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
    onQuery: (durationMs) => queries.observe(durationMs / MS_PER_S),
    read: (lake) => registerGauges(registry, lake),
    text: () => registry.metrics(),
  }
}

type Figures = ReturnType<Lake['figures']>

function registerGauges(registry: Registry, lake: Pick<Lake, 'figures'>): void {
  const gauge = (name: string, help: string, value: (figures: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(lake.figures()))
      },
    })
  gauge('nsaa_lake_documents', 'Documents, drafts and versions included', (of) => of.documents)
  gauge('nsaa_lake_store_bytes', 'Size of the lake’s database on disk', (of) => of.storeBytes)
  gauge('nsaa_lake_rendition_bytes', 'Size of stored renditions', (of) => of.renditionBytes)
  gauge('nsaa_lake_streams', 'Open event streams', (of) => of.streams)
}
