import type { ClientReturn, QueryParams } from '@sanity/client'
import type { ContentReader, ContentResult } from '../../app/services.ts'
import { sleep, withTimeout } from '../../runtime/clock.ts'
import { ChangeFeed } from './changeFeed.ts'
import { ContentUnavailableError } from './failures.ts'
import { Invalidations } from './invalidations.ts'
import { DEFAULT_LIMITS, type ReaderLimits, type ReaderOptions } from './readerOptions.ts'
import { type CachedResult, type Entry, ResultCache } from './resultCache.ts'
import type { SourceResult } from './source.ts'

export type StaleListener = (tags: readonly string[] | 'all') => void

const OUTAGE_RETRY_MS = 200
/** Its tags are those that every change of the document has. */
const DOCUMENT_QUERY = '*[_id == $id]._id'

/** A result, and whether it may be out of date because the lake did not respond in time. */
type ReadResult = SourceResult & { lastKnown?: true }

/** A query with its parameters and its entry in memory. */
interface CachedQuery {
  key: string
  query: string
  params: QueryParams
  entry: Entry
}

/**
 * Serves queries from memory until a change invalidates them.
 *
 * While the lake is reachable, a read never returns a result older than the changes known when the
 * read started: it shares a query in flight, but queries again if that one was invalidated. If the
 * lake is slow or fails, the last known result is returned and refreshed in the background
 * (docs/decisions/0014).
 */
export class CachedReader implements ContentReader {
  readonly #options: ReaderOptions
  readonly #limits: ReaderLimits
  readonly #memory: ResultCache
  /** Until it is started and connected, results are fresh for a short time only. */
  readonly feed: ChangeFeed
  readonly #invalidations: Invalidations
  readonly #listeners = new Set<StaleListener>()

  constructor(options: ReaderOptions) {
    const { watch, clock, log, circuit } = options
    this.#options = options
    this.#invalidations = new Invalidations(clock)
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#memory = new ResultCache(options, this.#limits)
    this.feed = new ChangeFeed({
      watch,
      clock,
      log,
      changed: (tags) => this.invalidate(tags),
      connected: () => {
        circuit.close()
        this.invalidate('all')
      },
    })
  }

  async read<const Query extends string>(query: Query, params: QueryParams = {}) {
    const { data, tags, lastKnown } = await this.#readInTime(query, params)
    // The cache holds results of all queries; only the caller's type parameter links a query to its
    // result.
    return { data, tags, ...(lastKnown && { lastKnown }) } as ContentResult<ClientReturn<Query>>
  }

  /** Marks results with one of these tags as stale. */
  invalidate(tags: readonly string[] | 'all'): void {
    this.#invalidations.add(tags)
    this.#notify(tags)
  }

  /**
   * Calls the listener when results become stale, with their tags. A read that starts afterwards
   * returns the newest content. It is also called for pages rendered from last known results once
   * the lake responds again.
   * @returns a function that removes the listener
   */
  onStale(listener: StaleListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Queries the lake, bypassing the cache; the result also drives the circuit breaker. */
  async probe(query: string, params: QueryParams = {}): Promise<SourceResult> {
    this.#options.circuit.tryAcquire()
    const result = await this.#run(query, params, undefined)
    this.#succeeded(undefined, undefined)
    return result
  }

  /** The number of invalidations so far. */
  get invalidationCount(): number {
    return this.#invalidations.position
  }

  /** Whether live events have reported a change of a document since a number of invalidations. */
  async isReported(id: string, since: number): Promise<boolean> {
    if (!this.feed.isConnected) return false
    const { tags } = await this.probe(DOCUMENT_QUERY, { id })
    return this.#invalidations.hasTagSince(tags, since)
  }

  /**
   * Waits for a restarting lake if there is no last known result. The reads of a page wait as long
   * together; once an outage has lasted longer than a restart, only for a probe in flight.
   */
  async #readInTime(query: string, params: QueryParams): Promise<ReadResult> {
    const { circuit, clock } = this.#options
    const key = keyOf(query, params)
    const started = clock.now()
    for (;;) {
      try {
        return await this.#read({ key, query, params, entry: this.#memory.entryOf(key) })
      } catch (error) {
        const isRejected = clock.now() < this.#memory.entryOf(key).retryAt
        const { outageWaitMs, softTimeoutMs } = this.#limits
        const since = Math.min(started, circuit.failingSince ?? started)
        const probed = circuit.isProbing ? started + softTimeoutMs : 0
        if (isRejected || clock.now() >= Math.max(since + outageWaitMs, probed)) throw error
        await sleep(clock, OUTAGE_RETRY_MS)
      }
    }
  }

  async #read(cachedQuery: CachedQuery): Promise<ReadResult> {
    const { circuit } = this.#options
    const { entry } = cachedQuery
    const { newest } = entry
    if (newest && this.#isFresh(newest)) return newest.result
    const isDegraded = !circuit.isClosed
    if (!this.#maySend(entry)) {
      if (newest) return serveLastKnown(entry, newest)
      throw new ContentUnavailableError('The Content Lake is unreachable')
    }
    if (newest && isDegraded) {
      if (!entry.inFlight) this.#startFlight(cachedQuery)
      return serveLastKnown(entry, newest)
    }
    const fresh = this.#readFresh(cachedQuery)
    if (newest) {
      return this.#withSoftTimeout(fresh, () => circuit.recordSlow()).catch(() =>
        serveLastKnown(entry, entry.newest ?? newest),
      )
    }
    // A probe gets only a short wait.
    return (isDegraded ? this.#withSoftTimeout(fresh) : fresh).catch((error: unknown) => {
      if (entry.newest) return serveLastKnown(entry, entry.newest)
      const message = 'The Content Lake is unreachable, and no result is cached'
      throw new ContentUnavailableError(message, { cause: error })
    })
  }

  #isFresh({ result, asOf, sentAt }: CachedResult): boolean {
    const { ttlMs, ttlDisconnectedMs } = this.#limits
    const age = this.#options.clock.now() - sentAt
    if (age >= (this.feed.isConnected ? ttlMs : ttlDisconnectedMs)) return false
    return !this.#invalidations.invalidated(result.tags, asOf)
  }

  #maySend(entry: Entry): boolean {
    if (this.#options.clock.now() < entry.retryAt) return false
    return entry.inFlight !== undefined || this.#options.circuit.tryAcquire()
  }

  async #readFresh(cachedQuery: CachedQuery): Promise<SourceResult> {
    const startPosition = this.#invalidations.position
    const flight = () => cachedQuery.entry.inFlight ?? this.#startFlight(cachedQuery)
    const { result, asOf } = await flight()
    if (!this.#invalidations.invalidated(result.tags, asOf, startPosition)) return result
    // The shared query was sent before a change that this read must show; a query in flight now was
    // sent after it.
    return (await flight()).result
  }

  #startFlight(cachedQuery: CachedQuery): Promise<CachedResult> {
    const { entry } = cachedQuery
    entry.inFlight = this.#send(cachedQuery).finally(() => {
      entry.inFlight = undefined
    })
    // There may be no reader left to handle the rejection.
    entry.inFlight.catch(() => undefined)
    return entry.inFlight
  }

  async #send({ key, query, params, entry }: CachedQuery): Promise<CachedResult> {
    const sent = { asOf: this.#invalidations.position, sentAt: this.#options.clock.now() }
    const store = this.#memory.beginQuery(key, entry)
    const result = await this.#run(query, params, entry)
    const before = entry.newest?.result
    const cachedResult = { result, ...sent }
    store(cachedResult)
    this.#succeeded(entry, before)
    return cachedResult
  }

  #run(query: string, params: QueryParams, entry: Entry | undefined): Promise<SourceResult> {
    return this.#options.runQuery(query, params).catch((error: unknown) => {
      this.#failed(entry, error)
      throw error
    })
  }

  #withSoftTimeout<Result>(fresh: Promise<Result>, onTimeout?: () => void): Promise<Result> {
    return withTimeout(this.#options.clock, fresh, this.#limits.softTimeoutMs, () => {
      onTimeout?.()
      return new Error('The Content Lake takes too long to respond')
    })
  }

  /** After a success, pages rendered from stale results are rendered again. */
  #succeeded(entry: Entry | undefined, before: SourceResult | undefined): void {
    const ended = this.#options.circuit.recordSuccess()
    const stale = ended ? this.#memory.servedStale() : []
    if (entry?.servedStale) stale.push(entry)
    for (const one of stale) one.servedStale = false
    // Changes during the outage were not reported, so everything is stale.
    if (ended === 'outage') this.#notify('all')
    if (ended === 'outage' || stale.length === 0) return
    const results = [before, ...stale.map((one) => one.newest?.result)].flatMap((one) => one ?? [])
    const untagged = results.some(({ tags }) => tags.length === 0)
    this.#notify(untagged ? 'all' : [...new Set(results.flatMap(({ tags }) => tags))])
  }

  #failed(entry: Entry | undefined, error: unknown): void {
    const { circuit, clock, log } = this.#options
    if (circuit.recordFailure(error) !== 'rejected') return
    log.error('content.query.rejected', { error })
    if (entry) entry.retryAt = clock.now() + this.#limits.negativeTtlMs
  }

  #notify(tags: readonly string[] | 'all'): void {
    for (const listener of this.#listeners) listener(tags)
  }
}

function serveLastKnown(entry: Entry, cachedResult: CachedResult): ReadResult {
  entry.servedStale = true
  return { ...cachedResult.result, lastKnown: true }
}

/** The same key for the same query and parameters, whatever the order of the parameters. */
function keyOf(query: string, params: QueryParams): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([query, sorted])
}
