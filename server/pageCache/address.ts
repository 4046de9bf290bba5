/**
 * Which addresses share one answer. A render is given nothing of a request but what stands here,
 * so nobody can put anything of theirs into an answer that others get.
 */

/** The page that is shown for everything that is not there; the app's own constant, tested. */
export const NOT_FOUND_PATH = '/404'

/** A form's answer to a visitor without JavaScript: it is about that visitor. */
const SENT_PARAMETER = 'sent'
/** Names the route whose data a navigation inside the app asks for. */
const ROUTES_PARAMETER = '_routes'
const DATA_SUFFIX = '.data'
/** The app's name for the data of `/`. */
const HOME_DATA_PATH = '/_root'
/** Longer than any page's path; what is longer is answered without being looked up. */
const ADDRESS_LENGTH_MAX = 1_024

/** What an address asks for. */
export interface PageAddress {
  /** Path of the page as content knows it. */
  path: string
  /** What has to be rendered, and the name under which it is kept. */
  key: string
}

/**
 * Reads an address as it stands in the request line. Parameters that no page reads (where a visit
 * comes from, what somebody made up) are left out.
 * @param routeIds routes whose data can be asked for by name
 * @returns nothing when the answer is for this one visitor, or the address is not one of a page
 */
export function readAddress(
  target: string,
  routeIds: ReadonlySet<string>,
): PageAddress | undefined {
  if (target.length > ADDRESS_LENGTH_MAX || !target.startsWith('/')) return undefined
  const mark = target.indexOf('?')
  const path = mark === -1 ? target : target.slice(0, mark)
  const parameters = mark === -1 ? undefined : new URLSearchParams(target.slice(mark + 1))
  if (!path.endsWith(DATA_SUFFIX)) {
    return parameters?.has(SENT_PARAMETER) ? undefined : { path, key: path }
  }
  const named = path.slice(0, -DATA_SUFFIX.length)
  const page = named === HOME_DATA_PATH ? '/' : named
  const route = parameters?.get(ROUTES_PARAMETER)
  if (!route) return { path: page, key: path }
  // Made-up routes would each make an answer of their own.
  if (!routeIds.has(route)) return undefined
  return { path: page, key: `${path}?${ROUTES_PARAMETER}=${encodeURIComponent(route)}` }
}

/** The same request, for the page that stands for missing ones. */
export function notFoundAddress({ path, key }: PageAddress): PageAddress {
  const isData = key.slice(path.length).startsWith(DATA_SUFFIX) || key.startsWith(HOME_DATA_PATH)
  const query = key.includes('?') ? key.slice(key.indexOf('?')) : ''
  return { path: NOT_FOUND_PATH, key: NOT_FOUND_PATH + (isData ? DATA_SUFFIX : '') + query }
}

/** Where the app's own navigation asks for the data of the page at a path. */
export function dataAddress(path: string): string {
  return (path === '/' ? HOME_DATA_PATH : path) + DATA_SUFFIX
}
