import { LRUCache } from 'lru-cache'
import type { ReaderLimits, ReaderOptions } from './readerOptions.ts'
import type { SourceAnswer } from './source.ts'

/** A query's last known answer and, while a query is in flight, its promise. */
export interface Entry {
  known: KnownAnswer | undefined
  flight: Promise<KnownAnswer> | undefined
  /** Rejected by the lake: not sent again before this time. */
  retryAt: number
  /** A read received the last known answer although it was stale. */
  servedStale: boolean
}

export interface KnownAnswer {
  answer: SourceAnswer
  /** The position in `Invalidations` at which the query was sent. */
  asOf: number
  /** Clock time at which the query was sent. */
  sentAt: number
}

/** Answers in memory, bounded by count and size, in front of those on disk. */
export class AnswerMemory {
  readonly #entries: LRUCache<string, Entry>
  readonly #options: Pick<ReaderOptions, 'clock' | 'answerCache'>

  constructor(
    options: Pick<ReaderOptions, 'clock' | 'answerCache'>,
    { answersMax, sizeMax }: Pick<ReaderLimits, 'answersMax' | 'sizeMax'>,
  ) {
    this.#options = options
    this.#entries = new LRUCache({ max: answersMax, maxSize: sizeMax })
  }

  /** An answer of an earlier process is a last known answer, never a fresh one. */
  entryOf(key: string): Entry {
    const cached = this.#entries.get(key)
    if (cached) return cached
    const found = this.#options.answerCache?.get(key)
    const entry: Entry = {
      known: found && { answer: found.answer, asOf: -1, sentAt: -Infinity },
      flight: undefined,
      retryAt: -Infinity,
      servedStale: false,
    }
    this.#entries.set(key, entry, { size: key.length + (found?.size ?? 0) })
    return entry
  }

  /** @returns a function that stores the answer to a query sent now */
  beginQuery(key: string, entry: Entry): (known: KnownAnswer) => void {
    const sentAt = this.#options.clock.date()
    return (known) => {
      entry.known = known
      const json = JSON.stringify(known.answer.data) ?? 'null'
      this.#resize(key, entry, json.length)
      this.#options.answerCache?.put(key, { json, tags: known.answer.tags, sentAt })
    }
  }

  /** Entries of which a stale answer was read. */
  servedStale(): Entry[] {
    return [...this.#entries.values()].filter((one) => one.servedStale)
  }

  /** An entry counts with the size of its answer; without one, with that of its key. */
  #resize(key: string, entry: Entry, size: number): void {
    if (this.#entries.peek(key) !== entry) return
    // Setting the same value again would leave the size as it was.
    this.#entries.delete(key)
    this.#entries.set(key, entry, { size: key.length + size })
  }
}
