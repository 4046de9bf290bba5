import { dataPath, ROUTES_PARAMETER } from '../content/urls/pageData.ts'
import { isAppPath } from '../design/anchor/Anchor.tsx'
import { savesData } from './savesData.ts'

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 100
/** Browsers store a prefetched response for this long. */
const FRESH_MS = 5 * 60_000
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const

/** By path, as `performance.now()`. */
const fetchedAt = new Map<string, number>()

/** When the page at a path was last prefetched, as `performance.now()`; infinite if it was not. */
export const prefetchedAt = (path: string) => fetchedAt.get(path) ?? Infinity

/**
 * Prefetches the page of a link when a pointer rests on it, a finger touches it or it receives
 * focus, unless the visitor saves data. The router's own prefetching skips routes with a
 * `clientLoader`, as ours have, so this uses the URL of that loader.
 * @returns the function that stops it
 */
export function prefetchOnIntent(): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function soon({ target }: Event) {
    clearTimeout(resting)
    const path = linkedPage(target)
    if (path === undefined || savesData()) return
    resting = setTimeout(() => {
      const now = performance.now()
      if (now - (fetchedAt.get(path) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return
      fetchedAt.set(path, now)
      prefetch(dataUrl(path))
    }, INTENT_MS)
  }

  for (const sign of SIGNS) document.addEventListener(sign, soon, { passive: true })
  return () => {
    clearTimeout(resting)
    for (const sign of SIGNS) document.removeEventListener(sign, soon)
  }
}

/** @returns the path of another page of this site, for the link at the pointer */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || !isAppPath(link.getAttribute('href') ?? '')) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** The URL from which the page route's `clientLoader` gets its data. */
function dataUrl(path: string): string {
  const route = path === '/' ? 'home' : 'routes/$'
  return `${dataPath(path)}?${ROUTES_PARAMETER}=${encodeURIComponent(route)}`
}

/**
 * Chromium reuses what a link prefetched for five minutes. Firefox checks such a link against
 * `default-src` and WebKit does not support it, so there an ordinary request fills the HTTP cache.
 * Speculation rules identify Chromium here.
 */
function prefetch(href: string): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    fetch(href, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      // The navigation itself repeats the request and reports its failure.
      .catch(() => {})
    return
  }
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'fetch', href })
  link.addEventListener('load', () => link.remove())
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
