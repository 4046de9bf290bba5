/** Attribute of the page's main element with the variants of sections that hydration waits for. */
export const SECTIONS_ATTRIBUTE = 'data-sections'

/** @returns the variants of sections whose code must be loaded before this document is hydrated */
export function documentVariants(document: Document): string[] {
  const variants = document
    .querySelector(`[${SECTIONS_ATTRIBUTE}]`)
    ?.getAttribute(SECTIONS_ATTRIBUTE)
  return variants?.split(' ') ?? []
}
