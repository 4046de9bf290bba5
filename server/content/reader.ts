import type { ClientReturn, QueryParams } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import type { ContentAnswer, ContentReader } from '../../app/services.ts'
import type { Log } from '../lifecycle/log.ts'
import type { AnswerCache } from './answerCache.ts'
import type { Circuit } from './circuit.ts'
import type { ContentClock } from './clock.ts'
import { createInvalidations } from './invalidations.ts'
import type { RunQuery, SourceAnswer, WatchChanges } from './source.ts'

export interface ReaderOptions {
  runQuery: RunQuery
  watch: WatchChanges
  circuit: Circuit
  clock: ContentClock
  log: Log
  /** Answers stored by an earlier process; without it a start has no last known content. */
  answerCache?: AnswerCache
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

const DEFAULT_LIMITS: ReaderLimits = {
  answersMax: 5_000,
  sizeMax: 16_000_000,
  freshMs: 50_000,
  freshUnwatchedMs: 2_000,
  softTimeoutMs: 500,
  outageWaitMs: 0,
  negativeTtlMs: 2_000,
}

const OUTAGE_RETRY_MS = 200
const CATCH_UP_MAX_MS = 1_000

/** A query has neither a fresh nor a last known answer. The cause is the failure. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'
}

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

/** A query's last known answer and, while a query is in flight, its promise. */
interface Entry {
  known: KnownAnswer | undefined
  flight: Promise<KnownAnswer> | undefined
  /** Rejected by the lake: not sent again before this time. */
  retryAt: number
  /** A read received the last known answer although it was stale. */
  servedStale: boolean
}

/** An answer, and whether it may be out of date because the lake did not answer in time. */
type GivenAnswer = SourceAnswer & { lastKnown?: true }

interface KnownAnswer {
  answer: SourceAnswer
  /** The position in `Invalidations` at which the query was sent. */
  asOf: number
  /** Clock time at which the query was sent. */
  askedAt: number
}

/**
 * Answers queries from memory until a change invalidates them.
 *
 * While the lake is well, a read never returns an answer older than the changes known when the read
 * began: it shares a query in flight, but queries again if that one was invalidated. If the lake is
 * slow or fails, the last known answer is returned and refreshed in the background
 * (docs/decisions/0014).
 */
export function createReader(options: ReaderOptions): HostedReader {
  const { runQuery, watch, circuit, clock, log, answerCache } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const memory = new LRUCache<string, Entry>({ max: limits.answersMax, maxSize: limits.sizeMax })
  /** An entry counts with the size of its answer; without one, with that of its key. */
  const resize = (key: string, entry: Entry, size: number) => {
    if (memory.peek(key) !== entry) return
    // Setting the same value again would leave the size as it was.
    memory.delete(key)
    memory.set(key, entry, { size: key.length + size })
  }
  const invalidations = createInvalidations()
  const listeners = new Set<StaleListener>()
  const catchingUp = new Set<{ position: number; resolve(): void }>()
  let reached = 0
  let watching = false
  let stopWatching: (() => void) | undefined

  const notify: StaleListener = (tags) => {
    for (const listener of listeners) listener(tags)
  }

  function invalidate(tags: readonly string[] | 'all') {
    invalidations.add(tags)
    notify(tags)
  }

  /** All changes up to the position have been processed. */
  function reach(position: number) {
    reached = position
    for (const one of catchingUp) {
      if (one.position > position) continue
      catchingUp.delete(one)
      one.resolve()
    }
  }

  function isFresh(known: KnownAnswer): boolean {
    const age = clock.now() - known.askedAt
    if (age >= (watching ? limits.freshMs : limits.freshUnwatchedMs)) return false
    return !invalidations.invalidated(known.answer.tags, known.asOf)
  }

  /** An answer of an earlier process is a last known answer, never a fresh one. */
  function entryOf(key: string): Entry {
    const cached = memory.get(key)
    if (cached) return cached
    const found = answerCache?.get(key)
    const entry: Entry = {
      known: found && { answer: found.answer, asOf: -1, askedAt: -Infinity },
      flight: undefined,
      retryAt: -Infinity,
      servedStale: false,
    }
    memory.set(key, entry, { size: key.length + (found?.size ?? 0) })
    return entry
  }

  /** After a success, pages rendered from stale answers are rendered again. */
  function lakeAnswered(entry: Entry | undefined, before: SourceAnswer | undefined) {
    const ended = circuit.recordSuccess()
    const stale = ended ? [...memory.values()].filter((one) => one.servedStale) : []
    if (entry?.servedStale) stale.push(entry)
    for (const one of stale) one.servedStale = false
    // Changes during the outage were not reported, so everything is stale.
    if (ended === 'outage') return notify('all')
    const answers = [before, ...stale.map((one) => one.known?.answer)].flatMap((one) => one ?? [])
    if (stale.length === 0) return
    const untagged = answers.some(({ tags }) => tags.length === 0)
    notify(untagged ? 'all' : [...new Set(answers.flatMap(({ tags }) => tags))])
  }

  function lakeFailed(entry: Entry | undefined, error: unknown) {
    if (circuit.recordFailure(error) !== 'rejected') return
    log.error('content.rejected', { error })
    if (entry) entry.retryAt = clock.now() + limits.negativeTtlMs
  }

  function ask(key: string, entry: Entry, query: string, params: QueryParams) {
    const asOf = invalidations.now
    const askedAt = clock.now()
    const askedDate = clock.date()
    entry.flight = runQuery(query, params)
      .then(
        (answer) => {
          const before = entry.known?.answer
          entry.known = { answer, asOf, askedAt }
          const json = JSON.stringify(answer.data) ?? 'null'
          resize(key, entry, json.length)
          answerCache?.put(key, { json, tags: answer.tags, askedAt: askedDate })
          lakeAnswered(entry, before)
          return entry.known
        },
        (error: unknown) => {
          lakeFailed(entry, error)
          throw error
        },
      )
      .finally(() => {
        entry.flight = undefined
      })
    // There may be no reader left to handle the rejection.
    entry.flight.catch(() => undefined)
    return entry.flight
  }

  async function newest(key: string, entry: Entry, query: string, params: QueryParams) {
    const began = invalidations.now
    const known = await (entry.flight ?? ask(key, entry, query, params))
    if (!invalidations.invalidated(known.answer.tags, known.asOf, began)) return known.answer
    // The shared query was sent before a change that this read must show; a query in flight now was
    // sent after it.
    return (await (entry.flight ?? ask(key, entry, query, params))).answer
  }

  /** The fresh answer, unless it is late or fails: then the last known one. */
  function orLastKnown(
    fresh: Promise<SourceAnswer>,
    entry: Entry,
    known: KnownAnswer,
  ): Promise<GivenAnswer> {
    return new Promise((resolve) => {
      const giveKnown = () => resolve(lastKnown(entry, entry.known ?? known))
      const cancel = clock.schedule(() => {
        circuit.recordSlow()
        giveKnown()
      }, limits.softTimeoutMs)
      fresh.then(
        (answer) => {
          cancel()
          resolve(answer)
        },
        () => {
          cancel()
          giveKnown()
        },
      )
    })
  }

  /** Without a last known answer: while the circuit is open, a probe gets only a short wait. */
  function withSoftTimeout(fresh: Promise<SourceAnswer>): Promise<SourceAnswer> {
    return new Promise((resolve, reject) => {
      const tooLate = () => reject(new Error('The Content Lake takes too long to answer'))
      const cancel = clock.schedule(tooLate, limits.softTimeoutMs)
      fresh.then(resolve, reject).finally(cancel)
    })
  }

  function lastKnown(entry: Entry, known: KnownAnswer): GivenAnswer {
    entry.servedStale = true
    return { ...known.answer, lastKnown: true }
  }

  function mayAsk(entry: Entry): boolean {
    if (clock.now() < entry.retryAt) return false
    return entry.flight !== undefined || circuit.tryAcquire()
  }

  async function answer(query: string, params: QueryParams): Promise<GivenAnswer> {
    const key = keyOf(query, params)
    const entry = entryOf(key)
    const { known } = entry
    if (known && isFresh(known)) return known.answer
    const hurried = circuit.isOpen
    if (!mayAsk(entry)) {
      if (!known) throw new ContentUnavailableError('The Content Lake gives no answers at present')
      return lastKnown(entry, known)
    }
    if (known && hurried) {
      if (!entry.flight) ask(key, entry, query, params)
      return lastKnown(entry, known)
    }
    const fresh = newest(key, entry, query, params)
    if (known) return orLastKnown(fresh, entry, known)
    return (hurried ? withSoftTimeout(fresh) : fresh).catch((error: unknown) => {
      if (entry.known) return lastKnown(entry, entry.known)
      const message = 'The Content Lake gave no answer and none is remembered'
      throw new ContentUnavailableError(message, { cause: error })
    })
  }

  /** A restarting lake is worth a wait if there is nothing else to show. */
  async function answerInTime(query: string, params: QueryParams): Promise<GivenAnswer> {
    const deadline = clock.now() + limits.outageWaitMs
    for (;;) {
      try {
        return await answer(query, params)
      } catch (error) {
        const isRejected = clock.now() < entryOf(keyOf(query, params)).retryAt
        if (isRejected || clock.now() >= deadline) throw error
        await new Promise<void>((resolve) => clock.schedule(resolve, OUTAGE_RETRY_MS))
      }
    }
  }

  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const { data, tags, lastKnown } = await answerInTime(query, params)
      // The cache holds answers of all queries; only the caller's type parameter links a query to
      // its result.
      return { data, tags, ...(lastKnown && { lastKnown }) } as ContentAnswer<ClientReturn<Query>>
    },
    invalidate,
    onStale(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    probe(query) {
      circuit.tryAcquire()
      return runQuery(query, {}).then(
        (result) => {
          lakeAnswered(undefined, undefined)
          return result
        },
        (error: unknown) => {
          lakeFailed(undefined, error)
          throw error
        },
      )
    },
    caughtUp(position) {
      if (!watching || position <= reached) return Promise.resolve()
      return new Promise((done) => {
        const one = { position, resolve: done }
        catchingUp.add(one)
        const giveUp = () => {
          catchingUp.delete(one)
          done()
        }
        clock.schedule(giveUp, CATCH_UP_MAX_MS)
      })
    },
    isWatching: () => watching,
    start() {
      stopWatching ??= watch({
        changed(tags, position) {
          invalidate(tags)
          if (position !== undefined) reach(position)
        },
        connected() {
          watching = true
          circuit.halfOpen()
          invalidate('all')
          for (const one of catchingUp) one.resolve()
          catchingUp.clear()
          // The lake's position may be lower now, after a restore from a backup.
          reached = 0
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

/** The same key for the same query and parameters, whatever the order of the parameters. */
function keyOf(query: string, params: QueryParams): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([query, sorted])
}
