import { createElement } from 'react'
import { loadedSections } from './registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import type { Section, SectionDataByType, SectionType } from './types.ts'

/** A section under one type parameter, so that its data and its component are known to fit. */
interface OneSectionProps<Type extends SectionType> {
  type: Type
  data: SectionDataByType[Type]
}

function OneSection<Type extends SectionType>({ type, data }: OneSectionProps<Type>) {
  const component = loadedSections[type]
  return component ? createElement(component, { data }) : null
}

interface SectionsProps {
  /** In the order they stand on the page; their components must have been loaded. */
  sections: readonly Section[]
}

/** The sections of a page, one under the other. One that fails or is unknown leaves no trace. */
export function Sections({ sections }: SectionsProps) {
  return sections.map((section) => (
    <SectionBoundary key={section._key}>
      <OneSection type={section._type} data={section} />
    </SectionBoundary>
  ))
}
