import { useLocation, useNavigationType } from '@remix-run/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../design/prefersReducedMotion.ts'

const STORAGE_KEY = 'scroll-positions'

/** Vertical scroll positions in CSS pixels, by key of the history entry. */
type Positions = Record<string, number>

/** What is shown: a history entry, and the positions of all entries. */
interface View {
  key: string
  positions: Positions
}

/** Key of the history entry that a plain `#` link has just added. */
let jumpedTo: string | undefined

/**
 * A plain `#` link adds an entry without the router's key, and the browser scrolls by itself. The
 * entry gets a key before the router reads it: by the capture phase in Firefox and WebKit, and by
 * the order of registration in Chromium, where events of the window have no phases.
 */
function identifyJump(): void {
  if (history.state === null) jumpedTo = identifyEntry()
}

function identifyEntry(): string {
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...history.state, key }, '')
  return key
}

// Modules of routes are loaded before the router starts.
if (!import.meta.env.SSR) {
  // Otherwise the first entries of all documents in a tab would share the router's key `default`.
  if (!history.state?.key) identifyEntry()
  addEventListener('popstate', identifyJump, { capture: true })
}

/**
 * Scroll position and focus after a navigation: back and forward restore the position, a hash
 * scrolls and moves focus to its target, any other navigation scrolls to the top (smoothly, unless
 * the visitor prefers reduced motion) and moves focus to the new page's heading, so that it is
 * announced. Where back and forward restore a position further down, focus returns to the link that
 * was followed. The first view is left to the browser.
 */
export function useScrollAndFocus(): void {
  const location = useLocation()
  const type = useNavigationType()
  const { key, pathname, hash } = location
  const view = useRef<View>({ key, positions: {} })
  const shown = useRef(location)
  useRememberedPositions(view)

  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const previous = shown.current.pathname
    shown.current = location
    view.current.key = key
    const { positions } = view.current
    if (jumpedTo === key) {
      jumpedTo = undefined
      // A smooth jump may still be on its way: the position is recorded from here on.
      positions[key] = scrollY
      return
    }
    const top = type === 'POP' ? positions[key] : undefined
    const target = top === undefined ? targetOf(hash) : null
    const behavior = type === 'POP' || prefersReducedMotion() ? 'instant' : 'smooth'
    // The distance to the sticky header is the document's `scroll-padding`.
    if (target) target.scrollIntoView({ behavior })
    else scrollTo({ top: top ?? 0, behavior })
    if (target) moveFocus(target)
    else if (previous !== pathname) moveFocus((top && linkInView(previous)) || heading())
  }, [location, key, pathname, hash, type])
}

/** Records positions while the document is open, and between documents of a tab. */
function useRememberedPositions(viewRef: RefObject<View>): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const view = viewRef.current
    view.positions = { ...storedPositions(), [view.key]: scrollY }
    function remember() {
      // Between a change of the entry and its render, the view is of neither.
      if (history.state?.key === view.key) view.positions[view.key] = scrollY
    }
    function onPageHide() {
      // The event of the last scroll comes with the next frame.
      remember()
      history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(view.positions))
      } catch {
        // Storage may be disabled or full: positions are then not restored.
      }
    }
    function setManualRestoration() {
      history.scrollRestoration = 'manual'
    }
    function onPageShow({ persisted }: PageTransitionEvent) {
      setManualRestoration()
      // WebKit fires `pageshow` before it restores the position of a page from the back/forward
      // cache, and after the line above it no longer does.
      const top = view.positions[view.key]
      if (persisted && top !== undefined) scrollTo({ top, behavior: 'instant' })
    }
    // Until then the browser itself may still restore the position of a reloaded page.
    if (document.readyState === 'complete') setManualRestoration()
    else addEventListener('load', setManualRestoration, { once: true, signal })
    addEventListener('scroll', remember, { passive: true, signal })
    addEventListener('pagehide', onPageHide, { signal })
    addEventListener('pageshow', onPageShow, { signal })
    return () => stop.abort()
  }, [viewRef])
}

/** The link that led to the page which Back has just left. */
function linkInView(pathname: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((link) => {
    const { top } = link.getBoundingClientRect()
    return link.pathname === pathname && top > 0 && top < innerHeight
  })
}

/** Every page has one. */
function heading(): HTMLElement | null {
  return document.querySelector('main h1')
}

/** The next Tab continues from there, and a screen reader reads on. */
function moveFocus(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function targetOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash.slice(1))
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
