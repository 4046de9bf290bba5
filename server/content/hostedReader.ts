import type { ContentReader } from '../../app/services.ts'
import type { SourceAnswer } from './source.ts'

export type StaleListener = (tags: readonly string[] | 'all') => void

/** A content reader with the methods its host needs. */
export interface HostedReader extends ContentReader {
  /** Marks answers with one of these tags as stale. */
  invalidate(tags: readonly string[] | 'all'): void
  /**
   * Calls the listener when answers become stale, with their tags. A read begun afterwards returns
   * the newest content. It is also called for pages rendered from last known answers once the lake
   * answers again.
   * @returns a function that removes the listener
   */
  onStale(listener: StaleListener): () => void
  /** Queries the lake, bypassing the cache; the result also drives the circuit breaker. */
  probe(query: string): Promise<SourceAnswer>
  /**
   * Resolves when the changes up to a position of the lake's event stream have been processed, when
   * the stream is disconnected, or after a bounded wait.
   */
  caughtUp(position: number): Promise<void>
  /** Whether the change feed is connected. */
  isWatching(): boolean
  /** Starts to follow changes. Reads work before that, with short freshness. */
  start(): void
  stop(): void
}
