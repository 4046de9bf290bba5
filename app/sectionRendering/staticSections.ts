import { createServerValue, type LoadContext } from '../partialHydration/createServerValue.ts'
import type { OmittedContent } from '../partialHydration/omittedContent.ts'
import type { Section, SectionType } from '../sections/types.ts'
import { isStatic } from '../sections/variants.ts'

/** Replaces a section whose HTML is in the document already. */
interface OmittedSection extends OmittedContent {
  _type: SectionType
  _key: string
}

/** A section as part of loader data. */
export type PageSection = Section | OmittedSection

/** The page's sections by key, with their content, while the server renders them. */
export const serverSections = createServerValue<ReadonlyMap<string, Section>>()

/** @returns the content of a static section on the server, undefined in the browser */
export function useStaticSection(key: string): Section | undefined {
  return serverSections.useValue()?.get(key)
}

/**
 * Stores the sections of a document request until the document is rendered.
 * @returns the sections as loader data: static ones without content
 */
export function omitStaticSections(
  context: LoadContext,
  sections: readonly Section[],
): PageSection[] {
  serverSections.store(context, new Map(sections.map((section) => [section._key, section])))
  return sections.map((section) =>
    isStatic(section) ? { _type: section._type, _key: section._key, static: true } : section,
  )
}
