import { NOT_FOUND_PATH } from '../../app/content/urls/notFoundPath.ts'
import {
  DATA_SUFFIX,
  dataPath,
  pageOfData,
  ROUTES_PARAMETER,
} from '../../app/content/urls/pageData.ts'
import { SENT_PARAMETER } from '../../app/forms/formNames.ts'

/**
 * Which requests share a cached response. A render receives only the parts of a request that are
 * listed here, so no client can poison a response that others get.
 */

/** Longer than any page's path; a longer one is not looked up. */
const URL_LENGTH_MAX = 1_024

/** What a URL requests. */
export interface PageKey {
  /** Path of the page in the content. */
  path: string
  /** The cache key, which is also the URL to render. */
  key: string
}

/**
 * Parses a target as in the request line. Query parameters that no page reads (campaign parameters,
 * invented ones) are dropped.
 * @param routeIds routes whose data can be requested by name
 * @returns undefined if the response is personal, or the URL is not one of a page
 */
export function readPageKey(target: string, routeIds: ReadonlySet<string>): PageKey | undefined {
  if (target.length > URL_LENGTH_MAX || !target.startsWith('/')) return undefined
  const queryStart = target.indexOf('?')
  const path = queryStart === -1 ? target : target.slice(0, queryStart)
  const parameters =
    queryStart === -1 ? undefined : new URLSearchParams(target.slice(queryStart + 1))
  const page = pageOfData(path)
  if (page === undefined) {
    // A form's response to a visitor without JavaScript is personal.
    return parameters?.has(SENT_PARAMETER) ? undefined : { path, key: path }
  }
  const route = parameters?.get(ROUTES_PARAMETER)
  if (!route) return { path: page, key: path }
  // Each invented route would become a cache entry of its own.
  if (!routeIds.has(route)) return undefined
  return { path: page, key: `${path}?${ROUTES_PARAMETER}=${encodeURIComponent(route)}` }
}

/** The same request for the not-found page. */
export function notFoundKey({ path, key }: PageKey): PageKey {
  const isData = key.startsWith(dataPath(path))
  const query = key.includes('?') ? key.slice(key.indexOf('?')) : ''
  return { path: NOT_FOUND_PATH, key: NOT_FOUND_PATH + (isData ? DATA_SUFFIX : '') + query }
}
