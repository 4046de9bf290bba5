import pLimit from 'p-limit'
import { createInvalidations } from '../content/invalidations.ts'
import type { Log } from '../log.ts'
import type { PageAddress } from './address.ts'
import { FinishedPage, type Rendered } from './finished.ts'
import type { Reads } from './recordingReader.ts'
import { Store } from './store.ts'

/** Renders what a key stands for and says what was read for it. */
export type RenderPage = (key: string) => Promise<Rendered & { reads: Reads }>

export interface PageCacheOptions {
  render: RenderPage
  /** Milliseconds; only differences count. */
  now(): number
  /** Calls back after some milliseconds. @returns how to cancel that */
  startTimer(afterMs: number, callback: () => void): () => void
  log: Log
  limits?: Partial<PageCacheLimits>
}

export interface PageCacheLimits {
  entriesMax: number
  /** Bytes of memory, bodies and what is around them together. */
  bytesMax: number
  /** After this an answer that nothing has touched is made anew, beside being served. */
  freshMs: number
  /** After a failure, how long the last known answer serves before the next attempt. */
  restAfterFailureMs: number
  /** How long a visitor waits for what has changed when there is a last known answer. */
  waitMaxMs: number
  /** How many answers that merely got old are made anew at once. */
  refreshesMax: number
}

const DEFAULT_LIMITS: PageCacheLimits = {
  entriesMax: 10_000,
  bytesMax: 96 * 1024 * 1024,
  freshMs: 25_000,
  restAfterFailureMs: 2_000,
  waitMaxMs: 4_000,
  refreshesMax: 2,
}

/** Numbers for an operator. Totals count from the start of the process. */
export interface PageCacheCounters {
  /** Answered from memory at once. */
  hits: number
  /** Had to wait for a render. */
  misses: number
  /** Renders begun, whatever for. */
  renders: number
  /** Renders that ended in an error, or were refused. */
  renderFailures: number
  /** Answers given although something newer should be there: it could not be made. */
  lastKnownServed: number
  entries: number
  bytes: number
}

export interface PageCache {
  /** What is kept under a key and may be sent at once. */
  hit(key: string): FinishedPage | undefined
  /**
   * An answer that shows every change known when this is called.
   * @param keep false for addresses that anybody can make up: their answers are not kept
   * @throws what the render throws, when there are no last known bytes either
   */
  get(address: PageAddress, keep: boolean): Promise<FinishedPage>
  /** Note a change: what was made from it is made anew when it is next asked for. */
  invalidate(tags: readonly string[] | 'all'): void
  /** Sync tags of the document kept for a path; nothing when none is. */
  tagsOf(path: string): readonly string[] | undefined
  /** Whether something newer should be there than what is kept for a path: it is not made yet. */
  isOutdated(path: string): boolean
  /**
   * Be told when the document kept for a path is no longer what would be made now.
   * @returns the function that ends it
   */
  onStale(listener: (path: string) => void): () => void
  counters(): PageCacheCounters
}

/** The newest answer there is under a key. */
interface Entry {
  finished: FinishedPage
  reads: Reads
  /**
   * `touched`: something it was made from has changed, so it may not be given any more.
   * `lastKnown`: the same, but nothing newer could be made.
   */
  state: 'current' | 'touched' | 'lastKnown'
  /** Moment of the invalidations in which it was touched. */
  touchedAt: number
  /** Time from which it is made anew beside being served. */
  refreshAt: number
  readonly bytes: number
}

interface Made {
  finished: FinishedPage
  reads: Reads
  /** Moment of the invalidations in which the render began. */
  asOf: number
}

/** A failure that has a page of its own to show. */
class FailedRender extends Error {
  override readonly name = 'FailedRender'
  readonly finished: FinishedPage
  constructor(finished: FinishedPage) {
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
 * Keeps finished answers while no change has touched what they were read from. However many ask
 * for the same, it is rendered once.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  return new PageCacheKeeper(options)
}

class PageCacheKeeper implements PageCache {
  readonly #options: PageCacheOptions
  readonly #limits: PageCacheLimits
  readonly #store: Store<Entry>
  readonly #invalidations = createInvalidations()
  readonly #underway = new Map<string, Promise<Made>>()
  readonly #listeners = new Set<(path: string) => void>()
  /** One at a time, so that compression never takes more than one processor's thread. */
  readonly #compressLater = pLimit(1)
  readonly #totals = { hits: 0, misses: 0, renders: 0, renderFailures: 0, lastKnownServed: 0 }
  #refreshing = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.#store = new Store<Entry>(this.#limits)
  }

  hit(key: string): FinishedPage | undefined {
    const now = this.#options.now()
    const entry = this.#store.get(key)
    if (entry === undefined || entry.state === 'touched') return undefined
    if (now >= entry.refreshAt) this.#refresh(key, entry)
    this.#totals.hits += 1
    if (entry.state === 'lastKnown') this.#totals.lastKnownServed += 1
    return entry.finished
  }

  async get({ key, path }: PageAddress, keep: boolean): Promise<FinishedPage> {
    const hit = this.hit(key)
    if (hit) return hit
    this.#totals.misses += 1
    const known = this.#store.peek(key)
    const began = this.#invalidations.now
    try {
      const made = this.#madeSince(began, key, keep)
      return (await (known ? this.#inTime(made) : made)).finished
    } catch (error) {
      if (known) {
        if (known.touchedAt <= began) this.#letRest(known)
        this.#totals.lastKnownServed += 1
        this.#options.log.warn('page.lastKnown', { path, error })
        return known.finished
      }
      if (error instanceof FailedRender) return error.finished
      throw error
    }
  }

  invalidate(tags: readonly string[] | 'all'): void {
    this.#invalidations.add(tags)
    for (const [key, entry] of this.#store.byTag(tags)) {
      if (entry.state === 'current') this.#tellStale(key)
      entry.state = 'touched'
      entry.touchedAt = this.#invalidations.now
    }
  }

  tagsOf(path: string): readonly string[] | undefined {
    return this.#store.peek(path)?.reads.tags
  }

  isOutdated(path: string): boolean {
    const entry = this.#store.peek(path)
    return entry !== undefined && entry.state !== 'current'
  }

  onStale(listener: (path: string) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  counters(): PageCacheCounters {
    return { ...this.#totals, entries: this.#store.count, bytes: this.#store.bytes }
  }

  /** A render that shows every change up to a moment: one under way may have begun before it. */
  async #madeSince(began: number, key: string, keep: boolean): Promise<Made> {
    const made = await this.#make(key, keep)
    return this.#isTouched(made.reads, made.asOf, began) ? this.#make(key, keep) : made
  }

  /** Joins the render under way or begins one. */
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
      const finished = new FinishedPage(rendered)
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
    const now = this.#options.now()
    const before = this.#store.peek(key)
    const touched = this.#isTouched(reads, asOf, this.#invalidations.now)
    const entry: Entry = {
      ...{ finished, reads, touchedAt: touched ? this.#invalidations.now : asOf },
      state: touched ? 'touched' : 'current',
      refreshAt: now + this.#limits.freshMs,
      get bytes() {
        return finished.bytes + reads.tags.length * TAG_BYTES
      },
    }
    if (reads.lastKnown && !touched) this.#letRest(entry)
    this.#store.set(key, entry)
    if (before?.state === 'current' && !before.finished.isSame(finished)) this.#tellStale(key)
    const compress = async () => {
      if (this.#store.peek(key) !== entry) return
      await finished.perfect()
      if (this.#store.peek(key) === entry) this.#store.resize(key)
    }
    // Without it the faster, larger bytes serve on.
    this.#compressLater(compress).catch(() => undefined)
  }

  /** It serves for a while before the next attempt. */
  #letRest(entry: Entry): void {
    if (entry.state === 'touched') entry.state = 'lastKnown'
    entry.refreshAt = this.#options.now() + this.#limits.restAfterFailureMs
  }

  #refresh(key: string, entry: Entry): void {
    if (this.#refreshing >= this.#limits.refreshesMax || this.#underway.has(key)) return
    this.#refreshing += 1
    // If nothing comes of it, not tried again at once.
    entry.refreshAt = this.#options.now() + this.#limits.restAfterFailureMs
    this.#make(key, true)
      // It is served on; the render has told the log what went wrong.
      .catch(() => undefined)
      .finally(() => {
        this.#refreshing -= 1
      })
  }

  /** Rather the last known answer than a long wait for a lake that does not answer. */
  async #inTime(made: Promise<Made>): Promise<Made> {
    const { waitMaxMs } = this.#limits
    let cancel = () => {}
    const tooLong = new Promise<never>((_resolve, reject) => {
      cancel = this.#options.startTimer(waitMaxMs, () =>
        reject(new Error(`The page could not be made within ${waitMaxMs} ms`)),
      )
    })
    return Promise.race([made, tooLong]).finally(cancel)
  }

  #isTouched({ tags, anything }: Reads, from: number, to: number): boolean {
    if (anything) return to > from
    return tags.length > 0 && this.#invalidations.touched(tags, from, to)
  }

  #tellStale(key: string): void {
    // A document is kept under its path; data of the same page became stale with it.
    if (key.includes('?') || key.endsWith('.data')) return
    for (const listener of this.#listeners) listener(key)
  }
}
