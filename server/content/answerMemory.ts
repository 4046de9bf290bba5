import { LRUCache } from 'lru-cache'
import type { Clock } from '../../lake/clock.ts'
import type { AnswerDiskCache } from './answerDiskCache.ts'
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
  askedAt: number
}

export interface AnswerMemoryOptions {
  clock: Pick<Clock, 'date'>
  answerCache: Pick<AnswerDiskCache, 'get' | 'put'> | undefined
  answersMax: number
  /** Total size of the answers as JSON, in UTF-16 code units. */
  sizeMax: number
}

/** Answers in memory, bounded by count and size, in front of those on disk. */
export class AnswerMemory {
  readonly #entries: LRUCache<string, Entry>
  readonly #clock: Pick<Clock, 'date'>
  readonly #answerCache: Pick<AnswerDiskCache, 'get' | 'put'> | undefined

  constructor({ clock, answerCache, answersMax, sizeMax }: AnswerMemoryOptions) {
    this.#entries = new LRUCache({ max: answersMax, maxSize: sizeMax })
    this.#clock = clock
    this.#answerCache = answerCache
  }

  /** An answer of an earlier process is a last known answer, never a fresh one. */
  entryOf(key: string): Entry {
    const cached = this.#entries.get(key)
    if (cached) return cached
    const found = this.#answerCache?.get(key)
    const entry: Entry = {
      known: found && { answer: found.answer, asOf: -1, askedAt: -Infinity },
      flight: undefined,
      retryAt: -Infinity,
      servedStale: false,
    }
    this.#entries.set(key, entry, { size: key.length + (found?.size ?? 0) })
    return entry
  }

  /** @returns a function that stores the answer to a query sent now */
  beginQuery(key: string, entry: Entry): (known: KnownAnswer) => void {
    const askedAt = this.#clock.date()
    return (known) => {
      entry.known = known
      const json = JSON.stringify(known.answer.data) ?? 'null'
      this.#resize(key, entry, json.length)
      this.#answerCache?.put(key, { json, tags: known.answer.tags, askedAt })
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
