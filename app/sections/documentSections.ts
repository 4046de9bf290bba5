/** Marks the element of a section that React takes over. */
export const LIVE_ATTRIBUTE = 'data-live'

/** Stands on the page's main element and names the looks of sections that hydration waits for. */
export const SECTIONS_ATTRIBUTE = 'data-sections'

/** @returns the looks of sections whose code must be there before this document is hydrated */
export function documentLooks(document: Document): string[] {
  const looks = document.querySelector(`[${SECTIONS_ATTRIBUTE}]`)?.getAttribute(SECTIONS_ATTRIBUTE)
  return looks?.split(' ') ?? []
}
