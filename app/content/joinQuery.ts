/**
 * Appends the query of a request to the destination of a redirect. A parameter that the destination
 * sets itself is not overwritten.
 * @param query with or without its question mark
 */
export function joinQuery(location: string, query: string): string {
  const [address = '', place] = location.split('#')
  const [path = '', own] = address.split('?')
  const joined = new URLSearchParams(own)
  const fixed = new Set(joined.keys())
  for (const [name, value] of new URLSearchParams(query)) {
    if (!fixed.has(name)) joined.append(name, value)
  }
  const text = joined.toString()
  return path + (text && `?${text}`) + (place === undefined ? '' : `#${place}`)
}
