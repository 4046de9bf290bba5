import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { prefetchedAt } from './prefetchOnIntent.ts'
import { savesData } from './savesData.ts'

/** Long enough for the page to be fully loaded. */
export const QUIET_MS = 4_000

/**
 * Refreshes an open page when content is published. The code is loaded when the page has been open
 * for some time, and never if the visitor saves data or the page is framed.
 */
export function usePageUpdates() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const isRefreshing = useRef(false)
  isRefreshing.current = state !== 'idle'
  const from = useRef(0)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isCancelled = false
    const begin = async () => {
      const loaded = await import('./pageUpdates.ts').catch(() => undefined)
      const refresh = () => {
        // A second refresh would abort the first one's response.
        if (isRefreshing.current) return false
        revalidate()
        return true
      }
      // What a navigation shows may have been received by an earlier prefetch.
      const since = Math.min(from.current, prefetchedAt(pathname))
      if (!isCancelled) stop = loaded?.followPageUpdates(pathname, since, refresh)
    }
    const timer = wantsUpdates() ? setTimeout(begin, QUIET_MS) : undefined
    return () => {
      clearTimeout(timer)
      isCancelled = true
      stop?.()
      from.current = performance.now()
    }
  }, [pathname, revalidate])
}

/** In development no page is cached, so there are no change events; Vite shows code changes. */
function wantsUpdates(): boolean {
  if (import.meta.env.DEV) return false
  return top === window && !savesData()
}
