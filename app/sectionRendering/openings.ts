import type { Section } from '../sections/types.ts'
import { canOpenPage, canShowBreadcrumb } from '../sections/variants.ts'

/** Sections from here on are usually below the first view. */
export const FIRST_VIEW_SECTIONS = 2

/** The sections that a page opens with, where this is not obvious. */
export interface Openings {
  /**
   * Key of the section with the page's `h1`, if several could have it, or if it comes late; null if
   * none can.
   */
  titleKey?: string | null | undefined
  /** Key of the section with the breadcrumb, if several can show it; null if only later ones can. */
  breadcrumbKey?: string | null | undefined
}

/** @returns undefined for a page with one title and one breadcrumb, as nearly all have */
export function openingsOf(sections: readonly Section[]): Openings | undefined {
  const openings: Openings = {}
  const titled = sections.filter((section) => canOpenPage(section) && hasWords(section.heading))
  const [first] = titled
  const isLate = (section: Section) => sections.indexOf(section) >= FIRST_VIEW_SECTIONS
  if (titled.length !== 1 || (first && isLate(first))) openings.titleKey = first?._key ?? null
  const [breadcrumb, second] = sections.filter(canShowBreadcrumb)
  if (breadcrumb && isLate(breadcrumb)) openings.breadcrumbKey = null
  else if (second) openings.breadcrumbKey = breadcrumb?._key
  return Object.keys(openings).length > 0 ? openings : undefined
}

/** Programs other than the Studio can store anything. */
function hasWords(heading: unknown): boolean {
  return typeof heading === 'string' && heading.trim() !== ''
}
