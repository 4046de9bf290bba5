/** Marks the element of a section that is hydrated. */
export const LIVE_ATTRIBUTE = 'data-live'

/** Attribute of the page's main element with the looks of sections that hydration waits for. */
export const SECTIONS_ATTRIBUTE = 'data-sections'

/** @returns the looks of sections whose code must be loaded before this document is hydrated */
export function documentLooks(document: Document): string[] {
  const looks = document.querySelector(`[${SECTIONS_ATTRIBUTE}]`)?.getAttribute(SECTIONS_ATTRIBUTE)
  return looks?.split(' ') ?? []
}
