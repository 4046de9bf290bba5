import type { FinishedPage } from '../pageCache/finished.ts'
import type { PageCache } from '../pageCache/pageCache.ts'
import { createRecentChanges, meets } from './recentChanges.ts'

export interface WatchedPagesOptions {
  cache: Pick<PageCache, 'get' | 'tagsOf' | 'isOutdated'>
  /** Tells what became stale, after the cache has been told. @returns the function that ends it */
  onStale(listener: (tags: readonly string[] | 'all') => void): () => void
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after some milliseconds. @returns how to cancel that */
  startTimer(afterMs: number, callback: () => void): () => void
}

/** Pages that are open in some browser. */
export interface WatchedPages {
  /**
   * Calls the listener whenever the page at a path shows something else than before, the new page
   * being made already.
   * @param sinceMs when the browser got what it shows; a change after that is told at once
   * @returns the function that ends it
   */
  watch(path: string, sinceMs: number, listener: () => void): () => void
  stop(): void
}

interface Watched {
  listeners: Set<() => void>
  /** As it was when it was last looked at. */
  shown: FinishedPage | undefined
  looking: Promise<void> | undefined
  lookAgain: boolean
  /** Cancels the next look at a page that could not be made anew. */
  cancelRetry: (() => void) | undefined
}

/** The cache gives what it has while a page cannot be made; it is looked at again after this. */
const RETRY_MS = 5_000

/** Looks at a page anew when what it was made from changed, and tells only when it is another. */
export function createWatchedPages(options: WatchedPagesOptions): WatchedPages {
  const { cache, onStale, now, startTimer } = options
  const changes = createRecentChanges()
  const pages = new Map<string, Watched>()

  async function look(path: string, page: Watched): Promise<void> {
    do {
      page.lookAgain = false
      const before = page.shown
      const made = await cache.get({ path, key: path }, true).catch(() => undefined)
      // A page that is gone or has moved stays with who reads it.
      if (made?.status !== 200) continue
      page.shown = made
      if (before && !made.isSame(before)) for (const listener of page.listeners) listener()
    } while (page.lookAgain && page.listeners.size > 0)
    page.cancelRetry?.()
    const mustRetry = page.listeners.size > 0 && cache.isOutdated(path)
    page.cancelRetry = mustRetry ? startTimer(RETRY_MS, () => void lookSoon(path, page)) : undefined
  }

  function lookSoon(path: string, page: Watched): Promise<void> {
    page.lookAgain = true
    page.looking ??= look(path, page).finally(() => {
      page.looking = undefined
    })
    return page.looking
  }

  const end = onStale((tags) => {
    changes.add(tags, now())
    for (const [path, page] of pages) {
      if (meets(tags, cache.tagsOf(path) ?? [])) void lookSoon(path, page)
    }
  })

  return {
    watch(path, sinceMs, listener) {
      const page = pages.get(path) ?? {
        ...{ listeners: new Set(), shown: undefined, looking: undefined },
        ...{ lookAgain: false, cancelRetry: undefined },
      }
      pages.set(path, page)
      page.listeners.add(listener)
      void lookSoon(path, page).then(() => {
        const missed = changes.touched(cache.tagsOf(path) ?? [], sinceMs)
        if (missed && page.shown && page.listeners.has(listener)) listener()
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
