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

export const DEFAULT_LIMITS = {
  /** Number of results in memory; the least recently used is evicted first. */
  resultsMax: 5_000,
  /** Total size of the results in memory as JSON, in UTF-16 code units. */
  sizeMax: 16_000_000,
  /** How long a result is fresh while changes are reported, in case a report is lost. */
  ttlMs: 50_000,
  /** How long a result is fresh while the change feed is disconnected. */
  ttlDisconnectedMs: 2_000,
  /** How long a read waits for a fresh result if a last known one exists. */
  softTimeoutMs: 500,
  /** For how long from its start an outage is waited for by reads without a last known result. */
  outageWaitMs: 0,
  /** How long a query that the lake rejected is not sent again. */
  negativeTtlMs: 2_000,
}

export type ReaderLimits = typeof DEFAULT_LIMITS
