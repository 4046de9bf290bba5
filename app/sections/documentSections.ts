/** Stands on the page's main element and names its section types, separated by spaces. */
export const SECTIONS_ATTRIBUTE = 'data-sections'

/** @returns the section types that the server rendered into this document */
export function documentSectionTypes(document: Document): string[] {
  const types = document.querySelector(`[${SECTIONS_ATTRIBUTE}]`)?.getAttribute(SECTIONS_ATTRIBUTE)
  return types?.split(' ') ?? []
}
