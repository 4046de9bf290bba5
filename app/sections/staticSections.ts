import { createContext, useContext } from 'react'
import { isStatic } from './looks.ts'
import type { Section, SectionType } from './types.ts'

/**
 * Replaces a section whose HTML is in the document already, so the browser needs no data for it.
 */
export interface StaticSection {
  _type: SectionType
  _key: string
  served: true
}

/** A section as part of loader data. */
export type PageSection = Section | StaticSection

/** Static sections by key, with their content. Available on the server only, during rendering. */
const StaticSectionsContext = createContext<ReadonlyMap<string, Section> | null>(null)

export const StaticSectionsProvider = StaticSectionsContext.Provider

/** @returns the content of a static section on the server, undefined in the browser */
export function useStaticSection(key: string): Section | undefined {
  return useContext(StaticSectionsContext)?.get(key)
}

/** Sections for hydration: static ones without content. */
export function sectionsToHydrate(sections: readonly PageSection[]): PageSection[] {
  return sections.map((section) =>
    isHydrated(section) && isStatic(section)
      ? { _type: section._type, _key: section._key, served: true }
      : section,
  )
}

/** @returns whether the browser has to take this section over */
export function isHydrated(section: PageSection): section is Section {
  return !('served' in section)
}

type RequestContext = object
const rendered = new WeakMap<RequestContext, ReadonlyMap<string, Section>>()

/**
 * Keeps the sections of a document request until the document is rendered. Loader data is written
 * into the document, so what only the server needs takes this way.
 */
export function storeSectionsForSsr(
  context: RequestContext,
  sections: readonly PageSection[],
): void {
  const whole = sections.filter(isHydrated)
  rendered.set(context, new Map(whole.map((section) => [section._key, section])))
}

/** @returns what was kept for this request */
export function sectionsForSsr(context: RequestContext): ReadonlyMap<string, Section> | null {
  return rendered.get(context) ?? null
}
