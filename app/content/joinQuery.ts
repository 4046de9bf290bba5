/**
 * Appends the query of a request to the destination of a redirect. A parameter that the destination
 * sets itself is not overwritten.
 * @param query with or without its question mark
 */
export function joinQuery(location: string, query: string): string {
  const [address = '', place] = location.split('#')
  const [path = '', own] = address.split('?')
  const fixed = new URLSearchParams(own)
  const added = [...new URLSearchParams(query)].filter(([name]) => !fixed.has(name))
  if (added.length === 0) return location
  const text = [own, new URLSearchParams(added)].filter(Boolean).join('&')
  return `${path}?${text}${place === undefined ? '' : `#${place}`}`
}
