import { redirect, redirectDocument } from '@remix-run/react'
import { SITE_SHELL_IDS } from '../content/elementIds.ts'
import { NOT_FOUND_PATH } from '../content/urls/notFoundPath.ts'
import {
  isFraming,
  loadSections,
  prepareSections,
  variantsOf,
} from '../sectionRendering/registry.ts'
import { addQueryToRedirect } from './addQueryToRedirect.ts'
import { chunkNames } from './PageView.tsx'
import { loadChunks } from './pageChunks.ts'
import type { LoaderData } from './pageLoader.ts'

/** The site shell and the policy of the open document belong to this page. */
const servedPath = import.meta.env.SSR ? '' : window.location.pathname

/**
 * Loads a page for a navigation inside the app: its data, then its code, so that rendering never
 * suspends.
 * @param load requests the data
 * @throws a redirect, to the not-found page if there is no page at this path, or to the document of
 * a page that the app cannot show in the open one
 */
export async function loadNavigation<Loaded extends LoaderData>(
  request: Request,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  prepareSections()
  const { pathname } = new URL(request.url)
  const isServed = pathname === servedPath
  if (!isServed && !hasSiteShell()) throw toDocument(request)
  // The server caches redirects without the query.
  const loaded = await addQueryToRedirect(request, load())
  const isNotFound = loaded.kind === 'page' && loaded.isNotFound
  if (isNotFound && pathname !== NOT_FOUND_PATH) throw toNotFound(pathname)
  if (!isServed && needsDocument(loaded)) throw toDocument(request)
  const sections = loaded.kind === 'page' ? loaded.page.sections : []
  const code = [loadSections(variantsOf(sections)), loadChunks(chunkNames(loaded))]
  const fonts = !isTraversal(pathname) && addDeferredFonts()
  await Promise.all([...code, fonts]).catch(() => {
    // The chunks of a former build are gone: the document loads those of the current one.
    throw toDocument(request)
  })
  return loaded
}

/**
 * After a traversal the history entry of the missing page is replaced: from an entry after it, “Go
 * back” would lead to it again.
 */
function toNotFound(pathname: string) {
  const headers: HeadersInit = isTraversal(pathname) ? { 'X-Remix-Replace': 'true' } : {}
  return redirect(NOT_FOUND_PATH, { headers })
}

/** The browser loads the document of the page that the router navigates to. */
function toDocument(request: Request) {
  const { pathname, search } = new URL(request.url)
  // The request has no fragment. After a traversal an address with one would only scroll.
  const hash = isTraversal(pathname)
    ? ''
    : (window.__remixRouter.state.navigation.location?.hash ?? '')
  return redirectDocument(pathname + search + hash)
}

/** Unlike after a link, the address has changed before the page is loaded. */
function isTraversal(pathname: string): boolean {
  return pathname === window.location.pathname
}

/** Header and footer are part of the document; a standalone page has none. */
function hasSiteShell(): boolean {
  return document.getElementById(SITE_SHELL_IDS.header) !== null
}

/** Most visitors have the fonts by now, so a first view leaves this code out. */
async function addDeferredFonts(): Promise<void> {
  const lateFonts = await import('../design/lateFonts.ts')
  await lateFonts.addLateFonts()
}

/**
 * A standalone shell is part of the document; so is the policy that allows an iframe of another site.
 */
function needsDocument({ layout, ...loaded }: LoaderData): boolean {
  if (layout === 'standalone') return true
  return loaded.kind === 'page' && loaded.page.sections.some(isFraming)
}
