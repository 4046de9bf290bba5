/** Matches what precedes the query of a URL reference, the query, and the fragment with its `#`. */
const PARTS = /^([^?#]*)(?:\?([^#]*))?(.*)$/s

/**
 * Appends the query of a request to the destination of a redirect, byte for byte, because the
 * destination may not decode it as a form. A parameter that the destination sets itself is not
 * overwritten.
 * @param query with or without its question mark
 */
export function joinQuery(location: string, query: string): string {
  const [, path = '', own, fragment = ''] = PARTS.exec(location) ?? []
  const fixed = new URLSearchParams(own)
  const added = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => [...new URLSearchParams(pair).keys()].some((name) => !fixed.has(name)))
  if (added.length === 0) return location
  const text = [own, ...added].filter(Boolean).join('&')
  return `${path}?${text}${fragment}`
}
