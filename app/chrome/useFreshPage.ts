import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Long enough that what a visitor came for is there, and everything else has loaded. */
const QUIET_MS = 4_000

/**
 * A page that stays open shows what has been published meanwhile. The code for it comes when the
 * page has been open for some time, and never where data is to be saved or the page is framed.
 */
export function useFreshPage() {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const from = useRef(0)
  useEffect(() => {
    let stop: (() => void) | undefined
    const begin = async () => {
      const { followPage } = await import('./freshPage.ts')
      if (timer) stop = followPage(pathname, from.current, revalidate)
    }
    let timer = wantsNews() ? setTimeout(begin, QUIET_MS) : 0
    return () => {
      clearTimeout(timer)
      timer = 0
      stop?.()
      from.current = performance.now()
    }
  }, [pathname, revalidate])
}

/** While developing no page is kept, so there is no news of any; Vite shows what changes. */
function wantsNews(): boolean {
  if (import.meta.env.DEV) return false
  return top === window && !('connection' in navigator && Object(navigator.connection).saveData)
}
