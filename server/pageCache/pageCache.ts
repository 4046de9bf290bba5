import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type Clock, withTimeout } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { Invalidations } from '../content/invalidations.ts'
import { CachedResponse, type Rendered } from './cachedResponse.ts'
import type { PageKey } from './cacheKey.ts'
import type { Dependencies } from './dependencyTracker.ts'

/** Renders the page of a key and returns its dependencies. */
export type RenderPage = (key: string) => Promise<Rendered & { dependencies: Dependencies }>

export interface PageCacheOptions {
  render: RenderPage
  clock: Clock
  log: Log
  limits?: Partial<PageCacheLimits>
}

const DEFAULT_LIMITS = {
  entriesMax: 10_000,
  /** Bound of memory, including bodies, headers and overhead. */
  bytesMax: 96 * 1024 * 1024,
  /**
   * After this time a response without invalidation is refreshed while it is served
   * (stale-while-revalidate).
   */
  freshMs: 25_000,
  /** After a failure, how long the last known response is served before the next attempt. */
  backoffMs: 2_000,
  /** How long a visitor waits for a render if there is a last known response. */
  waitMaxMs: 4_000,
  /** Bound of simultaneous renders that refresh expired responses. */
  refreshesMax: 2,
}

export type PageCacheLimits = typeof DEFAULT_LIMITS

/** The newest response under a key. */
interface Entry {
  response: CachedResponse
  dependencies: Dependencies
  /**
   * `invalidated`: a dependency changed, so it must not be served. `lastKnown`: the same, but no
   * newer response could be rendered.
   */
  state: 'current' | 'invalidated' | 'lastKnown'
  /** Position in the log of invalidations up to which the state takes them into account. */
  position: number
  /** Time after which it is refreshed while it is served. */
  refreshAt: number
}

interface RenderResult {
  response: CachedResponse
  dependencies: Dependencies
  /** Position in the log of invalidations at which the render began. */
  asOf: number
}

/** A render that failed with an error page. */
class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly response: CachedResponse
  constructor(response: CachedResponse) {
    super(`The page was rendered with status ${response.status}`)
    this.response = response
  }
}

const TAG_BYTES = 64
const NO_TAG = ['']
const UNCACHEABLE = /\b(?:no-store|private)\b/i

function isCacheable({ headers }: Rendered): boolean {
  return !UNCACHEABLE.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined
}

/**
 * Caches rendered responses until a change invalidates them, and coalesces simultaneous renders of
 * a key.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #limits: PageCacheLimits
  readonly #entries: LRUCache<string, Entry>
  /**
   * Separate from the reader's log: the end of an outage makes pages stale, but not the results
   * that were read since.
   */
  readonly #invalidations: Invalidations
  readonly #inFlight = new Map<string, Promise<RenderResult>>()
  /** One at a time, so that compression never takes more than one processor's thread. */
  readonly #recompressions = pLimit(1)
  readonly #totals = {
    /** Served from memory. */
    hits: 0,
    /** Had to wait for a render. */
    misses: 0,
    /** Renders started, for whatever reason. */
    renders: 0,
    /** Renders that failed or were refused. */
    renderFailures: 0,
    /** Responses served although they were stale, because a render failed. */
    staleServed: 0,
  }
  #refreshing = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#entries = new LRUCache({
      max: this.#limits.entriesMax,
      maxSize: this.#limits.bytesMax,
      sizeCalculation: ({ response, dependencies }) =>
        response.bytes + dependencies.tags.length * TAG_BYTES,
    })
    this.#invalidations = new Invalidations(options.clock)
  }

  /** The response cached under a key, if it may be served without waiting. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#peek(key)
    return entry?.state === 'invalidated' ? undefined : entry?.response
  }

  /** Counts a response of `find` that is served, and refreshes it if it has expired. */
  recordHit(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#refreshIfExpired(key, entry)
    this.#totals.hits += 1
    if (entry.state === 'lastKnown') this.#totals.staleServed += 1
  }

  /**
   * A response that shows every change known at the time of the call.
   * @param mayStore false while it is unknown whether the path exists
   * @throws the error of the render, if there is no last known response either
   */
  async get({ key, path }: PageKey, mayStore: boolean): Promise<CachedResponse> {
    const cached = this.find(key)
    if (cached) {
      this.recordHit(key)
      return cached
    }
    this.#totals.misses += 1
    const { response, staleReason } = await this.#renderOrLastKnown(key, mayStore)
    if (staleReason !== undefined) {
      this.#totals.staleServed += 1
      this.#options.log.warn('page.stale.served', { path, error: staleReason })
    }
    return response
  }

  /** As `get` for a document that the site itself compares or updates: no visitor's request. */
  async current(path: string): Promise<CachedResponse> {
    const entry = this.#peek(path)
    const isRetried = entry?.state === 'lastKnown' && this.#options.clock.now() >= entry.refreshAt
    if (entry === undefined || entry.state === 'invalidated' || isRetried) {
      return (await this.#renderOrLastKnown(path, true)).response
    }
    this.#entries.get(path)
    this.#refreshIfExpired(path, entry)
    return entry.response
  }

  /** @returns with the last known response the reason why there is no newer one */
  async #renderOrLastKnown(
    key: string,
    mayStore: boolean,
  ): Promise<{ response: CachedResponse; staleReason?: unknown }> {
    const lastKnown = this.#peek(key)
    const startPosition = this.#invalidations.position
    try {
      const render = this.#renderSince(startPosition, key, mayStore)
      return await (lastKnown ? this.#withTimeout(render) : render)
    } catch (error) {
      if (lastKnown) {
        if (!this.#isInvalidated(lastKnown.dependencies, startPosition)) this.#backOff(lastKnown)
        return { response: lastKnown.response, staleReason: error }
      }
      if (error instanceof RenderError) return { response: error.response }
      throw error
    }
  }

  /**
   * Records a change: responses that depend on it are rendered again when they are next requested.
   */
  invalidate(tags: readonly string[] | 'all'): void {
    this.#invalidations.add(tags)
  }

  /** Whether the response cached for a path may lack a change, until it is rendered again. */
  isStale(path: string): boolean {
    const entry = this.#peek(path)
    return entry !== undefined && (entry.state !== 'current' || entry.dependencies.mayBeOutdated)
  }

  /**
   * Renders a path if it is not cached, or its response may lack a change.
   * @returns whether visitors now get every known change
   */
  async update(path: string): Promise<boolean> {
    if (this.isStale(path)) await this.current(path).catch(() => undefined)
    if (this.#entries.peek(path) !== undefined) return !this.isStale(path)
    // While the lake is slow, a new page is rendered from the earlier result, which lacks it.
    const { position } = this.#invalidations
    const rendered = await this.#renderSince(position, path, true).catch(() => undefined)
    return rendered?.dependencies.mayBeOutdated === false
  }

  /** Whether a dependency of the document cached for a path changed after a time. */
  changedSince(path: string, date: number): boolean {
    const from = this.#invalidations.positionAt(date)
    const dependencies = this.#entries.peek(path)?.dependencies
    // A page that is not cached may depend on anything.
    return dependencies
      ? this.#isInvalidated(dependencies, from)
      : from < this.#invalidations.position
  }

  /** Counters for operators, from the start of the process. */
  counters() {
    return { ...this.#totals, entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** A render that began after a position: one in flight may have begun before it. */
  async #renderSince(startPosition: number, key: string, mayStore: boolean): Promise<RenderResult> {
    const result = await this.#renderCoalesced(key, mayStore)
    return this.#isInvalidated(result.dependencies, result.asOf, startPosition)
      ? this.#renderCoalesced(key, mayStore)
      : result
  }

  /** Joins the render in flight or starts one. */
  #renderCoalesced(key: string, mayStore: boolean): Promise<RenderResult> {
    const inFlight = this.#inFlight.get(key)
    if (inFlight) return inFlight
    const render = this.#render(key, mayStore).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, render)
    return render
  }

  async #render(key: string, mayStore: boolean): Promise<RenderResult> {
    const asOf = this.#invalidations.position
    this.#totals.renders += 1
    try {
      const { dependencies, ...rendered } = await this.#options.render(key)
      const response = new CachedResponse(rendered)
      if (response.status >= 500) throw new RenderError(response)
      const result = { response, dependencies, asOf }
      if (mayStore && !dependencies.incomplete && isCacheable(rendered)) this.#add(key, result)
      return result
    } catch (error) {
      this.#totals.renderFailures += 1
      throw error
    }
  }

  #add(key: string, { response, dependencies, asOf }: RenderResult): void {
    const { freshMs, backoffMs } = this.#limits
    this.#entries.set(key, {
      response,
      dependencies,
      position: asOf,
      state: 'current',
      refreshAt: this.#options.clock.now() + (dependencies.mayBeOutdated ? backoffMs : freshMs),
    })
    // Beyond the bound, the faster, larger bytes remain in use until the next render.
    if (this.#recompressions.pendingCount >= this.#limits.entriesMax) return
    void this.#recompressions(() => this.#recompress(key))
  }

  /** Does nothing if the response was evicted or is recompressed already. */
  async #recompress(key: string): Promise<void> {
    const entry = this.#entries.peek(key)
    // If recompression fails, the faster, larger bytes remain in use.
    await entry?.response.recompress().catch(() => undefined)
    if (entry === undefined || this.#entries.peek(key) !== entry) return
    // Setting the same value again would leave the size as it was.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  /** Backs off: the entry is served for a while before the next attempt. */
  #backOff(entry: Entry): void {
    if (entry.state === 'invalidated') entry.state = 'lastKnown'
    entry.refreshAt = this.#options.clock.now() + this.#limits.backoffMs
  }

  #refreshIfExpired(key: string, entry: Entry): void {
    if (this.#options.clock.now() < entry.refreshAt) return
    if (this.#refreshing >= this.#limits.refreshesMax || this.#inFlight.has(key)) return
    this.#refreshing += 1
    // If the refresh fails, it is not retried before this.
    entry.refreshAt = this.#options.clock.now() + this.#limits.backoffMs
    this.#renderCoalesced(key, true)
      // The entry remains in use; `renderFailures` counts the error.
      .catch(() => undefined)
      .finally(() => {
        this.#refreshing -= 1
      })
  }

  /** Serves the last known response rather than wait long for a slow lake. */
  #withTimeout(render: Promise<RenderResult>): Promise<RenderResult> {
    const { waitMaxMs } = this.#limits
    const timeoutError = () => new Error(`The page could not be rendered within ${waitMaxMs} ms`)
    return withTimeout(this.#options.clock, render, waitMaxMs, timeoutError)
  }

  /** The entry of a key with its present state, without marking it as recently used. */
  #peek(key: string): Entry | undefined {
    const entry = this.#entries.peek(key)
    const { position } = this.#invalidations
    if (entry === undefined || entry.position === position) return entry
    if (this.#isInvalidated(entry.dependencies, entry.position)) entry.state = 'invalidated'
    entry.position = position
    return entry
  }

  #isInvalidated(
    { tags, dependsOnAll }: Dependencies,
    from: number,
    to = this.#invalidations.position,
  ): boolean {
    if (dependsOnAll) return to > from
    // A page that read nothing depends only on a change of everything.
    return this.#invalidations.invalidated(tags.length > 0 ? tags : NO_TAG, from, to)
  }
}
