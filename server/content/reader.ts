import type { ClientReturn, QueryParams } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import type { ContentAnswer, ContentReader } from '../../app/services.ts'
import type { Log } from '../log.ts'
import type { Circuit } from './circuit.ts'
import type { ContentClock } from './clock.ts'
import { createInvalidations } from './invalidations.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import type { RunQuery, SourceAnswer, WatchChanges } from './source.ts'

export interface ReaderOptions {
  runQuery: RunQuery
  watch: WatchChanges
  circuit: Circuit
  clock: ContentClock
  log: Log
  /** Answers of an earlier process; without it a start begins with nothing. */
  kept?: KeptAnswers
  limits?: Partial<ReaderLimits>
}

export interface ReaderLimits {
  /** Answers kept in memory; the least recently used go first. */
  answersMax: number
  /** Size of all answers in memory as JSON, in UTF-16 units. */
  sizeMax: number
  /** How long an answer may serve while changes are reported, in case a report is lost. */
  freshMs: number
  /** How long an answer may serve while nobody reports changes. */
  freshUnwatchedMs: number
  /** How long a read waits for a fresh answer when one is known already. */
  patienceMs: number
  /** How long a read with no known answer waits for a lake that gives none. */
  outageWaitMs: number
  /** How long a query that the lake refused is not asked again. */
  restAfterRejectionMs: number
}

const DEFAULT_LIMITS: ReaderLimits = {
  answersMax: 5_000,
  sizeMax: 16_000_000,
  freshMs: 50_000,
  freshUnwatchedMs: 2_000,
  patienceMs: 500,
  outageWaitMs: 0,
  restAfterRejectionMs: 2_000,
}

const OUTAGE_RETRY_MS = 200
const CATCH_UP_MAX_MS = 1_000

/** There is neither a fresh nor a last known answer to a query. The cause says why. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'
}

export type StaleListener = (tags: readonly string[] | 'all') => void

/** A content reader with the handles its host needs. */
export interface HostedReader extends ContentReader {
  /** Mark answers that carry one of these tags as stale, now. */
  invalidate(tags: readonly string[] | 'all'): void
  /**
   * Be told what became stale, at the moment it does: whatever was made from answers with one of
   * these tags, or from any. A read begun afterwards gives the newest there is. Told too is what
   * was made from last known answers once the lake gives fresh ones.
   * @returns the function that ends it
   */
  onStale(listener: StaleListener): () => void
  /** Asks the lake itself, past the memory: the answer, or its absence, tells how the lake is. */
  probe(query: string): Promise<SourceAnswer>
  /**
   * Resolves when changes up to a position of the lake's stream are known here, when none are being
   * reported, or after a bounded wait.
   */
  caughtUp(position: number): Promise<void>
  /** Whether changes are being reported right now. */
  isWatching(): boolean
  /** Start following changes. Reading works before, with short freshness. */
  start(): void
  stop(): void
}

/** A query's last known answer and, while one is on its way, its next. */
interface Entry {
  known: KnownAnswer | undefined
  flight: Promise<KnownAnswer> | undefined
  /** Refused by the lake: not asked again before this time. */
  restUntil: number
  /** Somebody was given the known answer although it was not fresh. */
  givenStale: boolean
}

/** An answer with whether it had to be given although it may be out of date. */
type GivenAnswer = SourceAnswer & { lastKnown?: true }

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
 * While the lake is well, a read never gives an answer older than the changes known when the read
 * began: a query already under way is shared, but when it turns out to have been touched meanwhile
 * it is asked again. When the lake keeps somebody waiting or fails, what is known is given at
 * once and refreshed behind the reader's back (docs/decisions/0014).
 */
export function createReader(options: ReaderOptions): HostedReader {
  const { runQuery, watch, circuit, clock, log, kept } = options
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

  const tell: StaleListener = (tags) => {
    for (const listener of listeners) listener(tags)
  }

  function invalidate(tags: readonly string[] | 'all') {
    invalidations.add(tags)
    tell(tags)
  }

  /** Whatever came before the position is known now. */
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
    return !invalidations.touched(known.answer.tags, known.asOf)
  }

  /** What an earlier process knew serves, but is never fresh. */
  function entryOf(key: string): Entry {
    const cached = memory.get(key)
    if (cached) return cached
    const found = kept?.get(key)
    const entry: Entry = {
      known: found && { answer: found.answer, asOf: -1, askedAt: -Infinity },
      flight: undefined,
      restUntil: -Infinity,
      givenStale: false,
    }
    memory.set(key, entry, { size: key.length + (found?.size ?? 0) })
    return entry
  }

  /** After a success: whoever made something of old answers may make it anew. */
  function lakeAnswered(entry: Entry | undefined, before: SourceAnswer | undefined) {
    const ended = circuit.answered()
    const stale = ended ? [...memory.values()].filter((one) => one.givenStale) : []
    if (entry?.givenStale) stale.push(entry)
    for (const one of stale) one.givenStale = false
    // Changes of that time went unreported too.
    if (ended === 'outage') return tell('all')
    const answers = [before, ...stale.map((one) => one.known?.answer)].flatMap((one) => one ?? [])
    if (stale.length === 0) return
    const untagged = answers.some(({ tags }) => tags.length === 0)
    tell(untagged ? 'all' : [...new Set(answers.flatMap(({ tags }) => tags))])
  }

  function lakeFailed(entry: Entry | undefined, error: unknown) {
    if (circuit.failed(error) !== 'rejected') return
    log.error('content.rejected', { error })
    if (entry) entry.restUntil = clock.now() + limits.restAfterRejectionMs
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
          kept?.put(key, { json, tags: answer.tags, askedAt: askedDate })
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
    // Nobody may be waiting for it any more.
    entry.flight.catch(() => undefined)
    return entry.flight
  }

  async function newest(key: string, entry: Entry, query: string, params: QueryParams) {
    const began = invalidations.now
    const known = await (entry.flight ?? ask(key, entry, query, params))
    if (!invalidations.touched(known.answer.tags, known.asOf, began)) return known.answer
    // Shared with a read that began before a change this one must show: what is under way now,
    // if anything, was sent after it.
    return (await (entry.flight ?? ask(key, entry, query, params))).answer
  }

  /** The fresh answer, unless it is late or does not come: then the one that is known. */
  function orKnown(
    fresh: Promise<SourceAnswer>,
    entry: Entry,
    known: KnownAnswer,
  ): Promise<GivenAnswer> {
    return new Promise((resolve) => {
      const giveKnown = () => resolve(lastKnown(entry, entry.known ?? known))
      const cancel = clock.schedule(() => {
        circuit.slow()
        giveKnown()
      }, limits.patienceMs)
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

  /** The same where nothing is known: while the lake rests, an attempt is not worth a long wait. */
  function soon(fresh: Promise<SourceAnswer>): Promise<SourceAnswer> {
    return new Promise((resolve, reject) => {
      const tooLate = () => reject(new Error('The Content Lake takes too long to answer'))
      const cancel = clock.schedule(tooLate, limits.patienceMs)
      fresh.then(resolve, reject).finally(cancel)
    })
  }

  function lastKnown(entry: Entry, known: KnownAnswer): GivenAnswer {
    entry.givenStale = true
    return { ...known.answer, lastKnown: true }
  }

  function mayAsk(entry: Entry): boolean {
    if (clock.now() < entry.restUntil) return false
    return entry.flight !== undefined || circuit.mayTry()
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
    if (known) return orKnown(fresh, entry, known)
    return (hurried ? soon(fresh) : fresh).catch((error: unknown) => {
      if (entry.known) return lastKnown(entry, entry.known)
      const message = 'The Content Lake gave no answer and none is remembered'
      throw new ContentUnavailableError(message, { cause: error })
    })
  }

  /** A lake that restarts is worth a wait where there is nothing else to show. */
  async function answerInTime(query: string, params: QueryParams): Promise<GivenAnswer> {
    const deadline = clock.now() + limits.outageWaitMs
    for (;;) {
      try {
        return await answer(query, params)
      } catch (error) {
        const isRejected = clock.now() < entryOf(keyOf(query, params)).restUntil
        if (isRejected || clock.now() >= deadline) throw error
        await new Promise<void>((resolve) => clock.schedule(resolve, OUTAGE_RETRY_MS))
      }
    }
  }

  return {
    async read<const Query extends string>(query: Query, params: QueryParams = {}) {
      const { data, tags, lastKnown } = await answerInTime(query, params)
      // The memory holds answers of all queries; which type belongs to which is known only here.
      return { data, tags, ...(lastKnown && { lastKnown }) } as ContentAnswer<ClientReturn<Query>>
    },
    invalidate,
    onStale(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    probe(query) {
      circuit.mayTry()
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
          circuit.hope()
          invalidate('all')
          for (const one of catchingUp) one.resolve()
          catchingUp.clear()
          // The lake may count from an older backup now.
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

/** One key for one question, whatever order its parameters are given in. */
function keyOf(query: string, params: QueryParams): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([query, sorted])
}
