import { redirect } from '@remix-run/node'
import type { Services } from '../services.ts'
import { loadPage, type ServerLoaderData } from './pageLoader.ts'

/** Longer than a chain that editors make. */
const REDIRECTS_MAX = 5
const TEMPORARY_REDIRECT = 307

interface PostTarget {
  /** Where the page is now. */
  path: string
  loaded: ServerLoaderData
}

/**
 * Loads the page that a form was posted to, also if the page has moved while the form was open.
 * @throws as `loadPage` does; a browser without JavaScript is redirected with the method preserved,
 * because it would follow any other redirect with a GET and lose the input
 */
export async function loadPostTarget(
  path: string,
  services: Services,
  isDocumentRequest: boolean,
  redirectsLeft = REDIRECTS_MAX,
): Promise<PostTarget> {
  try {
    return { path, loaded: await loadPage(path, services) }
  } catch (thrown) {
    const target = localTarget(thrown, services.siteUrl)
    if (!target || redirectsLeft === 0) throw thrown
    if (isDocumentRequest) throw redirect(target.href, TEMPORARY_REDIRECT)
    return loadPostTarget(target.path, services, isDocumentRequest, redirectsLeft - 1)
  }
}

/** The destination of a redirect within the site. */
function localTarget(thrown: unknown, siteUrl: string) {
  const href = thrown instanceof Response && thrown.headers.get('Location')
  if (!href || !URL.canParse(href, siteUrl)) return undefined
  const { origin, pathname } = new URL(href, siteUrl)
  return origin === new URL(siteUrl).origin ? { href, path: pathname } : undefined
}
