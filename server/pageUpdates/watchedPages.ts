import pLimit from 'p-limit'
import type { Clock } from '../../runtime/clock.ts'
import type { CachedResponse } from '../pageCache/cachedResponse.ts'
import type { PageCache } from '../pageCache/pageCache.ts'

export interface WatchedPagesOptions {
  cache: Pick<PageCache, 'find' | 'current' | 'isStale' | 'changedSince'>
  /** Reports that content became stale, after the cache has invalidated what depends on it. */
  onStale(listener: () => void): void
  clock: Pick<Clock, 'schedule' | 'date'>
}

/**
 * @param isChanged whether the page shows something else than before
 * @param atMs all changes known at this time are included
 */
export type PageListener = (isChanged: boolean, atMs: number) => void

interface WatchedPage {
  /** With the time since which a change is reported, until the first comparison. */
  listeners: Map<PageListener, number | undefined>
  /** The page at the last comparison. */
  shown?: CachedResponse
  comparing?: Promise<void> | undefined
  /** It changed again while it was compared. */
  mustRepeat: boolean
  /** Content of the page changed, so a reader that reconnects would miss a change. */
  isOutdated: boolean
  /** Cancels the retry of a page that could not be rendered. */
  cancelRetry?: (() => void) | undefined
}

/** The cache serves the last known page while a render fails; it is compared again after this. */
const RETRY_MS = 5_000
/** One change can affect every open page; visitors need the other slots for renders. */
const COMPARISONS_MAX = 2

/**
 * Pages that are open in a browser: renders one again when a dependency changed, and notifies only
 * if the result differs.
 */
export class WatchedPages {
  readonly #options: WatchedPagesOptions
  readonly #pages = new Map<string, WatchedPage>()
  readonly #comparisons = pLimit(COMPARISONS_MAX)

  constructor(options: WatchedPagesOptions) {
    this.#options = options
    options.onStale(() => {
      for (const [path, page] of this.#pages) {
        if (options.cache.find(path) !== undefined) continue
        page.isOutdated = true
        void this.#compare(path, page)
      }
    })
  }

  /**
   * Calls the listener after the first comparison of the page at a path with what it showed before,
   * and after each that found a change; the new page is already cached then.
   * @param sinceMs when the browser received what it shows; the first comparison reports a change
   * after that
   * @returns a function that removes the listener
   */
  watch(path: string, sinceMs: number, listener: PageListener): () => void {
    const page: WatchedPage = this.#pages.get(path) ?? {
      listeners: new Map(),
      mustRepeat: false,
      isOutdated: false,
    }
    this.#pages.set(path, page)
    page.listeners.set(listener, sinceMs)
    void this.#compare(path, page)
    return () => {
      page.listeners.delete(listener)
      if (page.listeners.size > 0) return
      page.cancelRetry?.()
      this.#pages.delete(path)
    }
  }

  #compare(path: string, page: WatchedPage): Promise<void> {
    page.mustRepeat = true
    page.comparing ??= this.#comparisons(() => this.#renderAndCompare(path, page)).finally(() => {
      page.comparing = undefined
    })
    return page.comparing
  }

  async #renderAndCompare(path: string, page: WatchedPage): Promise<void> {
    const { cache, clock } = this.#options
    let hasFailed = false
    while (page.mustRepeat && page.listeners.size > 0) {
      page.mustRepeat = false
      const { isOutdated } = page
      page.isOutdated = false
      const atMs = clock.date()
      const response = await cache.current(path).catch(() => undefined)
      hasFailed = response === undefined || response.status >= 500
      // If a page was removed or moved, its readers are not notified. A last known response may
      // lack the change, and is followed by a retry.
      if (response?.status === 200 && !cache.isStale(path)) {
        this.#notify(path, page, isOutdated, response, atMs)
      } else page.isOutdated ||= isOutdated
    }
    page.cancelRetry?.()
    const mustRetry = page.listeners.size > 0 && (hasFailed || cache.isStale(path))
    page.cancelRetry = mustRetry
      ? clock.schedule(() => void this.#compare(path, page), RETRY_MS)
      : undefined
  }

  #notify(
    path: string,
    page: WatchedPage,
    isOutdated: boolean,
    response: CachedResponse,
    atMs: number,
  ): void {
    const isChanged = page.shown !== undefined && !response.isSame(page.shown)
    page.shown = response
    for (const [listener, sinceMs] of page.listeners) {
      // Each new listener causes a comparison, which must not cost a message to all others.
      if (!isChanged && !isOutdated && sinceMs === undefined) continue
      const isMissed = sinceMs !== undefined && this.#options.cache.changedSince(path, sinceMs)
      page.listeners.set(listener, undefined)
      listener(isChanged || isMissed, atMs)
    }
  }
}
