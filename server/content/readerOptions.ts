import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import type { CircuitBreaker } from './circuitBreaker.ts'
import type { ResultDiskCache } from './resultDiskCache.ts'
import type { RunQuery, WatchChanges } from './source.ts'

export interface ReaderOptions {
  runQuery: RunQuery
  watch: WatchChanges
  circuit: CircuitBreaker
  clock: Clock
  log: Log
  /** Results stored by an earlier process; without it a start has no last known content. */
  diskCache?: Pick<ResultDiskCache, 'get' | 'put'>
  limits?: Partial<ReaderLimits>
}

export interface ReaderLimits {
  /** Number of results in memory; the least recently used is evicted first. */
  resultsMax: number
  /** Total size of the results in memory as JSON, in UTF-16 code units. */
  sizeMax: number
  /** How long a result is fresh while changes are reported, in case a report is lost. */
  ttlMs: number
  /** How long a result is fresh while the change feed is disconnected. */
  ttlDisconnectedMs: number
  /** How long a read waits for a fresh result if a last known one exists. */
  softTimeoutMs: number
  /** For how long from its start an outage is waited for by reads without a last known result. */
  outageWaitMs: number
  /** How long a query that the lake rejected is not sent again. */
  negativeTtlMs: number
}

export const DEFAULT_LIMITS: ReaderLimits = {
  resultsMax: 5_000,
  sizeMax: 16_000_000,
  ttlMs: 50_000,
  ttlDisconnectedMs: 2_000,
  softTimeoutMs: 500,
  outageWaitMs: 0,
  negativeTtlMs: 2_000,
}
