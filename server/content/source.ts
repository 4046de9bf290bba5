import type { QueryParams } from '@sanity/client'

/** What a Content Lake answers to one query. */
export interface SourceAnswer {
  data: unknown
  /** Sync tags of what was read; none when the lake gave none. */
  tags: readonly string[]
}

/** One query, sent to wherever content comes from. Rejects when there is no answer in time. */
export type RunQuery = (query: string, params: QueryParams) => Promise<SourceAnswer>

/** What a reader needs to know about changes of content. */
export interface ChangeListener {
  /**
   * Documents changed: answers that carry one of these tags are stale.
   * @param position of the change in the lake's stream, where it numbers them
   */
  changed(tags: readonly string[], position?: number): void
  /** The stream stands, possibly after a gap: anything may have changed before this moment. */
  connected(): void
  /** The stream broke: changes go unnoticed until `connected`. */
  disconnected(reason: unknown): void
}

/** Starts reporting changes to the listener. Returns the function that stops it. */
export type WatchChanges = (listener: ChangeListener) => () => void
