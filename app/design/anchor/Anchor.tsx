import { Link } from '@remix-run/react'
import type { ComponentPropsWithRef } from 'react'
import { useIsStatic } from '../../partialHydration/StyleScope.tsx'

export type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & {
  /** A path of this site, a hash, or any absolute URL. */
  href: string
  /** Opens in a new tab; announce it to screen readers with `NewTabHint` inside. */
  newTab?: boolean | undefined
}

/**
 * Paths that are no pages of the app: assets, the Studio, and files such as the feed. Paths of
 * pages contain no dot.
 */
const servedOutsideApp = /^\/(?:(?:lake|studio|hooks)(?:\/|$)|[^?#]*\.)/

/** @returns whether the browser's router can go there without loading a new document */
export function isAppPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !servedOutsideApp.test(href)
}

/**
 * The component for all links: the router's link for pages of this site, a plain anchor for the
 * rest, and in static HTML, whose links `SiteShellBehaviour` passes to the router.
 */
export function Anchor({ href, newTab = false, ...rest }: AnchorProps) {
  const isStatic = useIsStatic()
  if (newTab) return <a href={href} target="_blank" rel="noopener" {...rest} />
  if (!isAppPath(href)) return <a href={href} {...rest} />
  return isStatic ? <a {...rest} href={href} /> : <Link to={href} discover="none" {...rest} />
}
