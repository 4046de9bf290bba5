import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { SITE_SHELL_IDS } from '../content/elementIds.ts'
import { newsletterState } from '../content/newsletterState.ts'
import { isAppPath } from '../design/anchor/Anchor.tsx'
import { STATIC_ATTRIBUTE } from '../partialHydration/StaticHtml.tsx'
import { openMenusOnHover } from './hoverMenu.ts'
import { closeMenus } from './menuBehaviour.ts'
import { NEWSLETTER_ATTRIBUTE } from './menuLinkAttributes.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

/**
 * Behaviour of the static parts, added once the app runs: links of the site shell and of static
 * sections go through the router, all links prefetch their page on intent, links of the site shell
 * to the current page are marked, dropdowns open on mouse hover, and navigation closes the menus.
 */
export function SiteShellBehaviour() {
  useMenusClosedByNavigation()
  useCurrentPage()
  useRoutedLinks()
  useEffect(openMenusOnHover, [])
  useEffect(prefetchOnIntent, [])
  return null
}

function siteShellParts(): HTMLElement[] {
  return Object.values(SITE_SHELL_IDS).flatMap((id) => document.getElementById(id) ?? [])
}

/**
 * A navigation, also by `back`, closes the menus. The first render is no navigation: a menu opened
 * before hydration remains open.
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

/** The server marks the links to the page it serves; after a navigation other links are current. */
function useCurrentPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    for (const link of siteShellParts().flatMap((part) => [...part.querySelectorAll('a')])) {
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
      // As for any link, the current page adds no history entry.
      navigate(link.getAttribute('href') ?? '/', { state, replace: link.href === location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** The static link of an event, if the router can handle its target. */
function routedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.closest(`[${STATIC_ATTRIBUTE}]`)) return null
  // A standalone page has no site shell, which only the document of another page contains.
  if (siteShellParts().length === 0) return null
  const routed = !link.target && isAppPath(link.getAttribute('href') ?? '')
  return routed ? link : null
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
