import { createServerValue } from '../content/createServerValue.ts'
import type { Section, SectionType } from '../sections/types.ts'
import { isStatic } from '../sections/variants.ts'

/**
 * Replaces a section whose HTML is in the document already, so the browser needs no data for it.
 */
export interface StaticSection {
  _type: SectionType
  _key: string
  static: true
}

/** A section as part of loader data. */
export type PageSection = Section | StaticSection

/** The page's sections by key, with their content, while the server renders them. */
export const serverSections = createServerValue<ReadonlyMap<string, Section>>()

/** @returns the content of a static section on the server, undefined in the browser */
export function useStaticSection(key: string): Section | undefined {
  return serverSections.useValue()?.get(key)
}

/** Sections for hydration: static ones without content. */
export function sectionsToHydrate(sections: readonly PageSection[]): PageSection[] {
  return sections.map((section) =>
    isHydrated(section) && isStatic(section)
      ? { _type: section._type, _key: section._key, static: true }
      : section,
  )
}

/** @returns whether the browser has to take this section over */
export function isHydrated(section: PageSection): section is Section {
  return !('static' in section)
}

/** Stores the sections of a document request until the document is rendered. */
export function storeStaticSections(request: object, sections: readonly PageSection[]): void {
  const whole = sections.filter(isHydrated)
  serverSections.store(request, new Map(whole.map((section) => [section._key, section])))
}
