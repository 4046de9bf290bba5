import type { QueryParams } from '@sanity/client'

/** The result of one query to a Content Lake. */
export interface SourceResult {
  data: unknown
  /** Sync tags of the documents that were read; empty if the lake sent none. */
  tags: readonly string[]
}

/** Sends a query to the configured lake. Rejects if no result arrives in time. */
export type RunQuery = (query: string, params: QueryParams) => Promise<SourceResult>

/** Receives changes of content. */
export interface ChangeListener {
  /**
   * Documents changed: results that carry one of these tags are stale.
   * @param position of the change in the lake's stream, where it numbers them
   */
  changed(tags: readonly string[], position?: number): void
  /** The stream is connected, possibly after a gap: anything may have changed before. */
  connected(): void
  /** The stream broke: changes are missed until `connected`. */
  disconnected(reason: unknown): void
}

/**
 * Starts to report changes to the listener.
 * @returns the function that stops it
 */
export type WatchChanges = (listener: ChangeListener) => () => void
