import pLimit from 'p-limit'
import type { Clock } from '../../lake/clock.ts'
import type { Log } from '../../lake/process/log.ts'
import { Invalidations } from '../content/invalidations.ts'
import type { PageAddress } from './address.ts'
import { CachedResponse, type Rendered } from './cachedResponse.ts'
import type { Dependencies } from './dependencyTracker.ts'
import { Store } from './store.ts'

/** Renders the page of a key and returns its dependencies. */
export type RenderPage = (key: string) => Promise<Rendered & { reads: Dependencies }>

export interface PageCacheOptions {
  render: RenderPage
  clock: Clock
  log: Log
  limits?: Partial<PageCacheLimits>
}

export interface PageCacheLimits {
  entriesMax: number
  /** Bound of memory, including bodies, headers and overhead. */
  bytesMax: number
  /**
   * After this time a response without invalidation is refreshed while it is served
   * (stale-while-revalidate).
   */
  freshMs: number
  /** After a failure, how long the last known response is served before the next attempt. */
  backoffMs: number
  /** How long a visitor waits for a render if there is a last known response. */
  waitMaxMs: number
  /** Bound of simultaneous renders that refresh expired responses. */
  refreshesMax: number
}

const DEFAULT_LIMITS: PageCacheLimits = {
  entriesMax: 10_000,
  bytesMax: 96 * 1024 * 1024,
  freshMs: 25_000,
  backoffMs: 2_000,
  waitMaxMs: 4_000,
  refreshesMax: 2,
}

/** The newest response under a key. */
interface Entry {
  finished: CachedResponse
  reads: Dependencies
  /**
   * `touched`: a dependency changed, so it must not be served. `lastKnown`: the same, but no newer
   * response could be rendered.
   */
  state: 'current' | 'touched' | 'lastKnown'
  /** Position in the log of invalidations at which it became stale. */
  invalidatedAt: number
  /** Time after which it is refreshed while it is served. */
  refreshAt: number
  readonly bytes: number
}

interface Made {
  finished: CachedResponse
  reads: Dependencies
  /** Position in the log of invalidations at which the render began. */
  asOf: number
}

/** A render that failed with an error page. */
class FailedRender extends Error {
  override readonly name = 'FailedRender'
  readonly finished: CachedResponse
  constructor(finished: CachedResponse) {
    super(`The page was answered with ${finished.status}`)
    this.finished = finished
  }
}

const TAG_BYTES = 64
const NOT_KEPT = /\b(?:no-store|private)\b/i

function mayBeKept({ headers }: Rendered): boolean {
  return !NOT_KEPT.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined
}

/**
 * Caches rendered responses until a change invalidates them, and coalesces simultaneous renders of
 * a key.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #limits: PageCacheLimits
  readonly #store: Store<Entry>
  readonly #invalidations: Invalidations
  readonly #underway = new Map<string, Promise<Made>>()
  /** One at a time, so that compression never takes more than one processor's thread. */
  readonly #compressLater = pLimit(1)
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
    lastKnownServed: 0,
  }
  #refreshing = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#store = new Store<Entry>(this.#limits)
    this.#invalidations = new Invalidations(options.clock)
  }

  /** The response cached under a key, if it may be served without waiting. */
  hit(key: string): CachedResponse | undefined {
    const now = this.#options.clock.now()
    const entry = this.#store.get(key)
    if (entry === undefined || entry.state === 'touched') return undefined
    if (now >= entry.refreshAt) this.#refresh(key, entry)
    this.#totals.hits += 1
    if (entry.state === 'lastKnown') this.#totals.lastKnownServed += 1
    return entry.finished
  }

  /**
   * A response that shows every change known at the time of the call.
   * @param keep false for paths that do not exist, whose responses are not stored
   * @throws the error of the render, if there is no last known response either
   */
  async get({ key, path }: PageAddress, keep: boolean): Promise<CachedResponse> {
    const hit = this.hit(key)
    if (hit) return hit
    this.#totals.misses += 1
    const known = this.#store.peek(key)
    const began = this.#invalidations.now
    try {
      const made = this.#renderSince(began, key, keep)
      return (await (known ? this.#inTime(made) : made)).finished
    } catch (error) {
      if (known) {
        if (known.invalidatedAt <= began) this.#backOff(known)
        this.#totals.lastKnownServed += 1
        this.#options.log.warn('page.lastKnown', { path, error })
        return known.finished
      }
      if (error instanceof FailedRender) return error.finished
      throw error
    }
  }

  /** Records a change: responses that depend on it are rendered again when they are next requested. */
  invalidate(tags: readonly string[] | 'all'): void {
    this.#invalidations.add(tags)
    for (const [, entry] of this.#store.byTag(tags)) {
      entry.state = 'touched'
      entry.invalidatedAt = this.#invalidations.now
    }
  }

  /** Sync tags of the document cached for a path; undefined if there is none. */
  tagsOf(path: string): readonly string[] | undefined {
    return this.#store.peek(path)?.reads.tags
  }

  /** Whether the response cached for a path is stale and its replacement is not rendered yet. */
  isOutdated(path: string): boolean {
    const entry = this.#store.peek(path)
    return entry !== undefined && entry.state !== 'current'
  }

  /** Whether a dependency of the document cached for a path changed after a time. */
  changedSince(path: string, date: number): boolean {
    return this.#invalidations.invalidated(this.tagsOf(path) ?? [], this.#invalidations.at(date))
  }

  /** Counters for operators, from the start of the process. */
  counters() {
    return { ...this.#totals, entries: this.#store.count, bytes: this.#store.bytes }
  }

  /** A render that began after a position: one in flight may have begun before it. */
  async #renderSince(began: number, key: string, keep: boolean): Promise<Made> {
    const made = await this.#make(key, keep)
    return this.#isInvalidated(made.reads, made.asOf, began) ? this.#make(key, keep) : made
  }

  /** Joins the render in flight or starts one. */
  #make(key: string, keep: boolean): Promise<Made> {
    const underway = this.#underway.get(key)
    if (underway) return underway
    const making = this.#render(key, keep).finally(() => this.#underway.delete(key))
    this.#underway.set(key, making)
    return making
  }

  async #render(key: string, keep: boolean): Promise<Made> {
    const asOf = this.#invalidations.now
    this.#totals.renders += 1
    try {
      const { reads, ...rendered } = await this.#options.render(key)
      const finished = new CachedResponse(rendered)
      if (finished.status >= 500) throw new FailedRender(finished)
      const made = { finished, reads, asOf }
      if (keep && !reads.incomplete && mayBeKept(rendered)) this.#keep(key, made)
      return made
    } catch (error) {
      this.#totals.renderFailures += 1
      throw error
    }
  }

  #keep(key: string, { finished, reads, asOf }: Made): void {
    const now = this.#options.clock.now()
    const touched = this.#isInvalidated(reads, asOf, this.#invalidations.now)
    const entry: Entry = {
      finished,
      reads,
      invalidatedAt: touched ? this.#invalidations.now : asOf,
      state: touched ? 'touched' : 'current',
      refreshAt: now + this.#limits.freshMs,
      get bytes() {
        return finished.bytes + reads.tags.length * TAG_BYTES
      },
    }
    if (reads.lastKnown && !touched) this.#backOff(entry)
    this.#store.set(key, entry)
    const compress = async () => {
      if (this.#store.peek(key) !== entry) return
      await finished.recompress()
      if (this.#store.peek(key) === entry) this.#store.resize(key)
    }
    // If recompression fails, the faster, larger bytes remain in use.
    this.#compressLater(compress).catch(() => undefined)
  }

  /** Backs off: the entry is served for a while before the next attempt. */
  #backOff(entry: Entry): void {
    if (entry.state === 'touched') entry.state = 'lastKnown'
    entry.refreshAt = this.#options.clock.now() + this.#limits.backoffMs
  }

  #refresh(key: string, entry: Entry): void {
    if (this.#refreshing >= this.#limits.refreshesMax || this.#underway.has(key)) return
    this.#refreshing += 1
    // If the refresh fails, it is not retried before this.
    entry.refreshAt = this.#options.clock.now() + this.#limits.backoffMs
    this.#make(key, true)
      // The entry remains in use; the render has logged the error.
      .catch(() => undefined)
      .finally(() => {
        this.#refreshing -= 1
      })
  }

  /** Serves the last known response rather than wait long for a slow lake. */
  async #inTime(made: Promise<Made>): Promise<Made> {
    const { waitMaxMs } = this.#limits
    let cancel = () => {}
    const tooLong = new Promise<never>((_resolve, reject) => {
      cancel = this.#options.clock.schedule(
        () => reject(new Error(`The page could not be made within ${waitMaxMs} ms`)),
        waitMaxMs,
      )
    })
    return Promise.race([made, tooLong]).finally(cancel)
  }

  #isInvalidated({ tags, anything }: Dependencies, from: number, to: number): boolean {
    if (anything) return to > from
    return tags.length > 0 && this.#invalidations.invalidated(tags, from, to)
  }
}
