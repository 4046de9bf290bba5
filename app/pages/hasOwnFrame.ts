/** @returns whether this is the loader data of a page that stands without the site's frame */
export function hasOwnFrame(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'layout' in data && data.layout === 'ownFrame'
}
