import { LRUCache } from 'lru-cache'
import type { ReaderLimits, ReaderOptions } from './readerOptions.ts'
import type { SourceResult } from './source.ts'

/** A query's newest result, fresh or not, and while a query is in flight, its promise. */
export interface Entry {
  newest: CachedResult | undefined
  inFlight: Promise<CachedResult> | undefined
  /** Rejected by the lake: not sent again before this time. */
  retryAt: number
  /** A read received the last known result although it was stale. */
  servedStale: boolean
}

export interface CachedResult {
  result: SourceResult
  /** The position in `Invalidations` at which the query was sent. */
  asOf: number
  /** Clock time at which the query was sent. */
  sentAt: number
}

/** Results in memory, bounded by count and size, in front of those on disk. */
export class ResultCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #options: Pick<ReaderOptions, 'clock' | 'diskCache'>

  constructor(
    options: Pick<ReaderOptions, 'clock' | 'diskCache'>,
    { resultsMax, sizeMax }: Pick<ReaderLimits, 'resultsMax' | 'sizeMax'>,
  ) {
    this.#options = options
    this.#entries = new LRUCache({ max: resultsMax, maxSize: sizeMax })
  }

  /** A result of an earlier process is a last known result, never a fresh one. */
  entryOf(key: string): Entry {
    const cached = this.#entries.get(key)
    if (cached) return cached
    const found = this.#options.diskCache?.get(key)
    const entry: Entry = {
      newest: found && { result: found.result, asOf: -1, sentAt: -Infinity },
      inFlight: undefined,
      retryAt: -Infinity,
      servedStale: false,
    }
    this.#entries.set(key, entry, { size: key.length + (found?.size ?? 0) })
    return entry
  }

  /** @returns a function that stores the result of a query sent now */
  beginQuery(key: string, entry: Entry): (result: CachedResult) => void {
    const sentAt = this.#options.clock.date()
    return (cachedResult) => {
      entry.newest = cachedResult
      const json = JSON.stringify(cachedResult.result.data) ?? 'null'
      this.#resize(key, entry, json.length)
      this.#options.diskCache?.put(key, { json, tags: cachedResult.result.tags, sentAt })
    }
  }

  /** Entries of which a stale result was read. */
  servedStale(): Entry[] {
    return [...this.#entries.values()].filter((one) => one.servedStale)
  }

  /** An entry counts with the size of its result; without one, with that of its key. */
  #resize(key: string, entry: Entry, size: number): void {
    if (this.#entries.peek(key) !== entry) return
    // Setting the same value again would leave the size as it was.
    this.#entries.delete(key)
    this.#entries.set(key, entry, { size: key.length + size })
  }
}
