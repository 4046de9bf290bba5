/** Completes paths, so that they can be parsed. */
export const PLACEHOLDER_ORIGIN = 'http://site.invalid'

/**
 * @param address the requested redirect target, which is untrusted
 * @returns its path, search and hash if it is a page of this site, else `/`
 */
export function toLocalPath(address: string): string {
  const url = URL.parse(address, PLACEHOLDER_ORIGIN)
  if (url?.origin !== PLACEHOLDER_ORIGIN || !isPagePath(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** @returns whether this is nothing but a path of this site */
export function isLocalPath(address: string): boolean {
  return address.startsWith('/') && toLocalPath(address) === address
}

/** A path that starts with two slashes is a host name to a browser. */
function isPagePath(path: string): boolean {
  if (/^\/[/\\]/.test(path)) return false
  return !/^\/(?:studio|lake|preview)(?:\/|$)/.test(path)
}
