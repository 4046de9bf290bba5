import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef } from 'react'

const STORAGE_KEY = 'scroll-positions'

/** Vertical scroll positions in CSS pixels, by key of the history entry. */
type Positions = Record<string, number>

/**
 * Scroll position and focus after a navigation: back and forward restore the position, a hash
 * scrolls to its target, any other navigation scrolls to the top (smoothly, unless the visitor
 * prefers reduced motion) and moves focus to the new page's heading, so that it is announced. The
 * first view is left to the browser.
 */
export function useNavigationLanding(): void {
  const location = useLocation()
  const type = useNavigationType()
  const { key, pathname, hash } = location
  const entry = useRef(key)
  const positions = useRef<Positions>({})
  const shown = useRef(location)

  useEffect(() => {
    positions.current = storedPositions()
    function remember() {
      positions.current[entry.current] = scrollY
    }
    function leave() {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current))
      history.scrollRestoration = 'auto'
    }
    function comeBack() {
      history.scrollRestoration = 'manual'
    }
    // Until then the browser itself may still restore the position of a reloaded page.
    if (document.readyState === 'complete') comeBack()
    else addEventListener('load', comeBack, { once: true })
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('load', comeBack)
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const samePage = shown.current.pathname === pathname
    shown.current = location
    entry.current = key
    if (!samePage) focusHeading()
    if (type === 'POP') {
      scrollTo({ top: positions.current[key] ?? 0, behavior: 'instant' })
    } else if (!scrollToTarget(hash)) {
      scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' })
    }
  }, [location, key, pathname, hash, type])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The distance to the sticky header is the document's `scroll-padding`. */
function scrollToTarget(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!target) return false
  target.scrollIntoView({ behavior: reducedMotion() ? 'instant' : 'smooth' })
  return true
}

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function storedPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((pair): pair is [string, number] => Number.isFinite(pair[1])),
    )
  } catch {
    // Storage may be disabled or contain something else: nothing to restore then.
    return {}
  }
}
