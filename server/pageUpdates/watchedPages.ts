import type { Clock } from '../../process/clock.ts'
import type { CachedResponse } from '../pageCache/cachedResponse.ts'
import type { PageCache } from '../pageCache/pageCache.ts'

export interface WatchedPagesOptions {
  cache: Pick<PageCache, 'find' | 'get' | 'isStale' | 'changedSince'>
  /** Reports that content became stale, after the cache has invalidated what depends on it. */
  onStale(listener: () => void): void
  clock: Pick<Clock, 'schedule'>
}

interface WatchedPage {
  listeners: Set<() => void>
  /** The page at the last comparison. */
  shown: CachedResponse | undefined
  comparing: Promise<void> | undefined
  /** It changed again while it was compared. */
  mustRepeat: boolean
  /** Cancels the retry of a page that could not be rendered. */
  cancelRetry: (() => void) | undefined
}

/** The cache serves the last known page while a render fails; it is compared again after this. */
const RETRY_MS = 5_000

/**
 * Pages that are open in a browser: renders one again when a dependency changed, and notifies only
 * if the result differs.
 */
export class WatchedPages {
  readonly #options: WatchedPagesOptions
  readonly #pages = new Map<string, WatchedPage>()

  constructor(options: WatchedPagesOptions) {
    this.#options = options
    options.onStale(() => {
      for (const [path, page] of this.#pages) {
        if (options.cache.find(path) === undefined) void this.#compare(path, page)
      }
    })
  }

  /**
   * Calls the listener whenever the page at a path shows something else than before; the new page
   * is already cached then.
   * @param sinceMs when the browser received what it shows; a change after that is reported without
   * delay
   * @returns a function that removes the listener
   */
  watch(path: string, sinceMs: number, listener: () => void): () => void {
    const page = this.#pages.get(path) ?? {
      listeners: new Set(),
      shown: undefined,
      comparing: undefined,
      mustRepeat: false,
      cancelRetry: undefined,
    }
    this.#pages.set(path, page)
    page.listeners.add(listener)
    void this.#compare(path, page).then(() => {
      const isMissed = this.#options.cache.changedSince(path, sinceMs)
      if (isMissed && page.shown && page.listeners.has(listener)) listener()
    })
    return () => {
      page.listeners.delete(listener)
      if (page.listeners.size > 0) return
      page.cancelRetry?.()
      this.#pages.delete(path)
    }
  }

  #compare(path: string, page: WatchedPage): Promise<void> {
    page.mustRepeat = true
    page.comparing ??= this.#renderAndCompare(path, page).finally(() => {
      page.comparing = undefined
    })
    return page.comparing
  }

  async #renderAndCompare(path: string, page: WatchedPage): Promise<void> {
    const { cache, clock } = this.#options
    do {
      page.mustRepeat = false
      const before = page.shown
      const response = await cache.get({ path, key: path }, true).catch(() => undefined)
      // If a page was removed or moved, its readers are not notified.
      if (response?.status !== 200) continue
      page.shown = response
      if (before && !response.isSame(before)) for (const listener of page.listeners) listener()
    } while (page.mustRepeat && page.listeners.size > 0)
    page.cancelRetry?.()
    const mustRetry = page.listeners.size > 0 && cache.isStale(path)
    page.cancelRetry = mustRetry
      ? clock.schedule(() => void this.#compare(path, page), RETRY_MS)
      : undefined
  }
}
