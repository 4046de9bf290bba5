import type { SourceAnswer } from './source.ts'

/** An answer to be written to disk. */
export interface StoredAnswer {
  /** The data, as JSON. */
  json: string
  tags: readonly string[]
  /** When the query was sent, in milliseconds since 1970. The later query has the newer answer. */
  askedAt: number
}

/** Persistent storage of last known answers. */
export interface AnswerCache {
  /**
   * @returns the answer stored under this key, if it can be read, and its size as JSON in UTF-16
   * code units
   */
  get(key: string): { answer: SourceAnswer; size: number } | undefined
  /** Queues an answer to be written in the background; never throws. */
  put(key: string, answer: StoredAnswer): void
  /** When the lake last answered an earlier process, in milliseconds since 1970. */
  readonly reachedAt: number | undefined
  /** Flushes pending writes and closes the files. */
  close(): void
}
