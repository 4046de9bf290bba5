import type { Clock } from '../../lake/clock.ts'
import { concerns } from '../content/invalidations.ts'
import type { CachedResponse } from '../pageCache/cachedResponse.ts'
import type { PageCache } from '../pageCache/pageCache.ts'

export interface WatchedPagesOptions {
  cache: Pick<PageCache, 'get' | 'tagsOf' | 'isOutdated' | 'changedSince'>
  /**
   * Reports what became stale, after the cache has processed it.
   * @returns a function that removes the listener
   */
  onStale(listener: (tags: readonly string[] | 'all') => void): () => void
  clock: Pick<Clock, 'schedule'>
}

/** Pages that are open in a browser. */
export interface WatchedPages {
  /**
   * Calls the listener whenever the page at a path shows something else than before; the new page
   * is already cached then.
   * @param sinceMs when the browser received what it shows; a change after that is reported without
   * delay
   * @returns a function that removes the listener
   */
  watch(path: string, sinceMs: number, listener: () => void): () => void
  stop(): void
}

interface Watched {
  listeners: Set<() => void>
  /** The page at the last comparison. */
  shown: CachedResponse | undefined
  looking: Promise<void> | undefined
  lookAgain: boolean
  /** Cancels the retry of a page that could not be rendered. */
  cancelRetry: (() => void) | undefined
}

/** The cache serves the last known page while a render fails; it is compared again after this. */
const RETRY_MS = 5_000

/** Renders a page again when a dependency changed, and notifies only if the result differs. */
export function createWatchedPages(options: WatchedPagesOptions): WatchedPages {
  const { cache, onStale, clock } = options
  const pages = new Map<string, Watched>()

  async function look(path: string, page: Watched): Promise<void> {
    do {
      page.lookAgain = false
      const before = page.shown
      const made = await cache.get({ path, key: path }, true).catch(() => undefined)
      // If a page was removed or moved, its readers are not notified.
      if (made?.status !== 200) continue
      page.shown = made
      if (before && !made.isSame(before)) for (const listener of page.listeners) listener()
    } while (page.lookAgain && page.listeners.size > 0)
    page.cancelRetry?.()
    const mustRetry = page.listeners.size > 0 && cache.isOutdated(path)
    page.cancelRetry = mustRetry
      ? clock.schedule(() => void lookSoon(path, page), RETRY_MS)
      : undefined
  }

  function lookSoon(path: string, page: Watched): Promise<void> {
    page.lookAgain = true
    page.looking ??= look(path, page).finally(() => {
      page.looking = undefined
    })
    return page.looking
  }

  const end = onStale((tags) => {
    const changed = tags === 'all' ? tags : new Set(tags)
    for (const [path, page] of pages) {
      if (concerns(changed, cache.tagsOf(path) ?? [])) void lookSoon(path, page)
    }
  })

  return {
    watch(path, sinceMs, listener) {
      const page = pages.get(path) ?? {
        listeners: new Set(),
        shown: undefined,
        looking: undefined,
        lookAgain: false,
        cancelRetry: undefined,
      }
      pages.set(path, page)
      page.listeners.add(listener)
      void lookSoon(path, page).then(() => {
        if (cache.changedSince(path, sinceMs) && page.shown && page.listeners.has(listener))
          listener()
      })
      return () => {
        page.listeners.delete(listener)
        if (page.listeners.size > 0) return
        page.cancelRetry?.()
        pages.delete(path)
      }
    },
    stop() {
      end()
      for (const { cancelRetry } of pages.values()) cancelRetry?.()
      pages.clear()
    },
  }
}
