/** Marks the element of a section that React takes over. */
export const LIVE_ATTRIBUTE = 'data-live'

/** Stands on the page's main element and names the section types that hydration waits for. */
export const SECTIONS_ATTRIBUTE = 'data-sections'

/** @returns the section types whose code must be there before this document is hydrated */
export function documentSectionTypes(document: Document): string[] {
  const types = document.querySelector(`[${SECTIONS_ATTRIBUTE}]`)?.getAttribute(SECTIONS_ATTRIBUTE)
  return types?.split(' ') ?? []
}
