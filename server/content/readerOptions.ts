import type { Clock } from '../../lake/core/clock.ts'
import type { Log } from '../../lake/process/log.ts'
import type { AnswerDiskCache } from './answerDiskCache.ts'
import type { CircuitBreaker } from './circuitBreaker.ts'
import type { RunQuery, WatchChanges } from './source.ts'

export interface ReaderOptions {
  runQuery: RunQuery
  watch: WatchChanges
  circuit: CircuitBreaker
  clock: Clock
  log: Log
  /** Answers stored by an earlier process; without it a start has no last known content. */
  answerCache?: Pick<AnswerDiskCache, 'get' | 'put'>
  limits?: Partial<ReaderLimits>
}

export interface ReaderLimits {
  /** Number of answers in memory; the least recently used is evicted first. */
  answersMax: number
  /** Total size of the answers in memory as JSON, in UTF-16 code units. */
  sizeMax: number
  /** How long an answer is fresh while changes are reported, in case a report is lost. */
  freshMs: number
  /** How long an answer is fresh while the change feed is disconnected. */
  freshUnwatchedMs: number
  /** How long a read waits for a fresh answer if a last known one exists. */
  softTimeoutMs: number
  /** How long a read without a last known answer waits during an outage. */
  outageWaitMs: number
  /** How long a query that the lake rejected is not sent again. */
  negativeTtlMs: number
}

export const DEFAULT_LIMITS: ReaderLimits = {
  answersMax: 5_000,
  sizeMax: 16_000_000,
  freshMs: 50_000,
  freshUnwatchedMs: 2_000,
  softTimeoutMs: 500,
  outageWaitMs: 0,
  negativeTtlMs: 2_000,
}
