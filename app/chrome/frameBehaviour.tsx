import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isAppPath } from '../design/anchor/anchor.tsx'
import { SERVED_ATTRIBUTE } from '../design/served.tsx'
import { openMenusOnHover } from './hoverMenu.ts'
import { closeMenus } from './menuBehaviour.ts'
import { NEWSLETTER_ATTRIBUTE, newsletterState } from './navigationState.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'
import { framePartId } from './servedFrame.tsx'

/**
 * What is served and not hydrated, once the app runs: links of frame and still sections go through
 * the router, all links fetch their page when somebody is about to follow them, those of the frame that
 * lead to the present page say so, dropdowns open under a mouse, and arriving closes the menus.
 */
export function FrameBehaviour() {
  useMenusOnHover()
  useMenusClosedByNavigation()
  useCurrentPage()
  useRoutedLinks()
  useEffect(prefetchOnIntent, [])
  return null
}

function frameParts(): HTMLElement[] {
  return (['header', 'footer'] as const).flatMap(
    (part) => document.getElementById(framePartId(part)) ?? [],
  )
}

function useMenusOnHover() {
  useEffect(() => openMenusOnHover(document), [])
}

/**
 * Arriving anywhere, also by `back`, closes the menus. The first rendering is no arrival: a menu
 * that was opened before the app had loaded stays open.
 */
function useMenusClosedByNavigation() {
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    closeMenus()
  }, [key])
}

/** The server marks the links to the page it serves; after a navigation they are others. */
function useCurrentPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    for (const link of frameParts().flatMap((part) => [...part.querySelectorAll('a')])) {
      const marked = link.hasAttribute('aria-current')
      const current = link.getAttribute('href') === pathname && !link.hasAttribute('aria-label')
      if (current && !marked) link.setAttribute('aria-current', 'page')
      if (!current && marked) link.removeAttribute('aria-current')
    }
  }, [pathname])
}

function useRoutedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = routedLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      const state = link.hasAttribute(NEWSLETTER_ATTRIBUTE) ? newsletterState : undefined
      navigate(link.getAttribute('href') ?? '/', { state })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The served link an event happened in, if the router can go where it leads. */
function routedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.closest(`[${SERVED_ATTRIBUTE}]`)) return null
  const routed = !link.target && isAppPath(link.getAttribute('href') ?? '')
  return routed ? link : null
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
