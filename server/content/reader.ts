import { ClientError, type ClientReturn, type QueryParams } from '@sanity/client'
import type { ContentAnswer, ContentReader } from '../../app/services.ts'
import type { Log } from '../log.ts'
import { createInvalidations } from './invalidations.ts'
import { createMemory } from './memory.ts'
import type { RunQuery, SourceAnswer, WatchChanges } from './source.ts'

export interface ReaderOptions {
  runQuery: RunQuery
  watch: WatchChanges
  /** Milliseconds; only differences count. */
  now(): number
  log: Log
  limits?: Partial<ReaderLimits>
}

export interface ReaderLimits {
  /** Answers kept; the least recently used go first. */
  answersMax: number
  /** Size of all kept answers as JSON, in UTF-16 units. */
  sizeMax: number
  /** How long an answer may serve while changes are reported, in case a report is lost. */
  freshMs: number
  /** How long an answer may serve while nobody reports changes. */
  freshUnwatchedMs: number
  /** After a failure, how long last known answers are given without asking again. */
  restAfterFailureMs: number
}

const DEFAULT_LIMITS: ReaderLimits = {
  answersMax: 5_000,
  sizeMax: 16_000_000,
  freshMs: 50_000,
  freshUnwatchedMs: 2_000,
  restAfterFailureMs: 2_000,
}

export type StaleListener = (tags: readonly string[] | 'all') => void

/** There is neither a fresh nor a last known answer to a query. The cause says why. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'
}

/** A content reader with the handles its host needs. */
export interface HostedReader extends ContentReader {
  /** Mark answers that carry one of these tags as stale, now. */
  invalidate(tags: readonly string[] | 'all'): void
  /**
   * Be told what became stale, at the moment it does: whatever was made from answers with one of
   * these tags, or from any. A read begun afterwards gives the newest there is.
   * @returns the function that ends it
   */
  onStale(listener: StaleListener): () => void
  /** Start following changes. Reading works before, with short freshness. */
  start(): void
  stop(): void
}

/** A query's last known answer and, while one is on its way, its next. */
interface Entry {
  known: KnownAnswer | undefined
  flight: Promise<KnownAnswer> | undefined
  /** While the lake fails, not asked again before this time. */
  restUntil: number
}

interface KnownAnswer {
  answer: SourceAnswer
  /** The moment of `Invalidations` in which the query was sent. */
  asOf: number
  /** Clock time at which the query was sent. */
  askedAt: number
}

/**
 * Answers queries from memory while no change has touched what they were read from.
 *
 * A read never gives an answer older than the changes known when the read began: a query already
 * under way is shared, but when it turns out to have been touched meanwhile it is asked again.
 * When the lake can't be reached the last known answer is given, and the log says so once.
 */
export function createReader({ runQuery, watch, now, log, limits }: ReaderOptions): HostedReader {
  const { answersMax, sizeMax, freshMs, freshUnwatchedMs, restAfterFailureMs } = {
    ...DEFAULT_LIMITS,
    ...limits,
  }
  const memory = createMemory<Entry>({ countMax: answersMax, sizeMax })
  const invalidations = createInvalidations()
  const listeners = new Set<StaleListener>()
  let watching = false
  let failing = false
  let stopWatching: (() => void) | undefined

  function invalidate(tags: readonly string[] | 'all') {
    invalidations.add(tags)
    for (const listener of listeners) listener(tags)
  }

  function isFresh(known: KnownAnswer): boolean {
    const age = now() - known.askedAt
    if (age >= (watching ? freshMs : freshUnwatchedMs)) return false
    return !invalidations.touched(known.answer.tags, known.asOf)
  }

  function succeeded() {
    if (failing) log.info('content.reachable')
    failing = false
  }

  function failed(error: unknown) {
    if (error instanceof ClientError) {
      log.error('content.rejected', { error })
    } else if (!failing) {
      failing = true
      log.warn('content.unreachable', { error, hint: 'last known answers are given meanwhile' })
    }
  }

  function ask(key: string, entry: Entry, query: string, params: QueryParams) {
    const asOf = invalidations.now
    const askedAt = now()
    entry.flight = runQuery(query, params)
      .then(
        (answer) => {
          succeeded()
          entry.known = { answer, asOf, askedAt }
          memory.resize(key, key.length + (JSON.stringify(answer.data)?.length ?? 0))
          return entry.known
        },
        (error: unknown) => {
          failed(error)
          entry.restUntil = now() + restAfterFailureMs
          throw error
        },
      )
      .finally(() => {
        entry.flight = undefined
      })
    return entry.flight
  }

  async function answer(
    query: string,
    params: QueryParams,
  ): Promise<SourceAnswer & { lastKnown?: true }> {
    const key = keyOf(query, params)
    const entry = memory.use(key, emptyEntry)
    const began = invalidations.now
    if (entry.known && isFresh(entry.known)) return entry.known.answer
    if (entry.known && now() < entry.restUntil) return { ...entry.known.answer, lastKnown: true }
    try {
      const known = await (entry.flight ?? ask(key, entry, query, params))
      if (!invalidations.touched(known.answer.tags, known.asOf, began)) return known.answer
      // Shared with a read that began before a change this one must show: what is under way now,
      // if anything, was sent after it.
      return (await (entry.flight ?? ask(key, entry, query, params))).answer
    } catch (error) {
      if (entry.known) return { ...entry.known.answer, lastKnown: true }
      throw new ContentUnavailableError('The Content Lake gave no answer and none is remembered', {
        cause: error,
      })
    }
  }

  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const { data, tags, lastKnown } = await answer(query, params)
      // The memory holds answers of all queries; which type belongs to which is known only here.
      return { data, tags, ...(lastKnown && { lastKnown }) } as ContentAnswer<ClientReturn<Query>>
    },
    invalidate,
    onStale(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start() {
      stopWatching ??= watch({
        changed: invalidate,
        connected() {
          invalidate('all')
          watching = true
          for (const entry of memory.values()) entry.restUntil = -Infinity
        },
        disconnected(reason) {
          if (watching) log.warn('content.unwatched', reason === undefined ? {} : { error: reason })
          watching = false
        },
      })
    },
    stop() {
      stopWatching?.()
      stopWatching = undefined
      watching = false
    },
  }
}

function emptyEntry(): Entry {
  return { known: undefined, flight: undefined, restUntil: -Infinity }
}

/** One key for one question, whatever order its parameters are given in. */
function keyOf(query: string, params: QueryParams): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([query, sorted])
}
