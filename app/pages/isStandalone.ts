/** @returns whether this is the loader data of a page without the site's header and footer */
export function isStandalone(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'layout' in data && data.layout === 'standalone'
  )
}
