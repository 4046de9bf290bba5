import { createElement } from 'react'
import { sectionComponent } from './registry.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import type { Section, SectionComponent, SectionType } from './types.ts'

/** A section and its component under one type parameter, so that they are known to fit. */
function renderSection<Type extends SectionType>(
  component: SectionComponent<Type> | undefined,
  data: Extract<Section, { _type: Type }>,
) {
  return component && createElement(component, { data })
}

interface SectionsProps {
  /** In the order they stand on the page; their components must have been loaded. */
  sections: readonly Section[]
}

/** The sections of a page, one under the other. One that fails or is unknown leaves no trace. */
export function Sections({ sections }: SectionsProps) {
  return sections.map((section) => (
    <SectionBoundary key={section._key} sectionType={section._type}>
      {renderSection(sectionComponent(section._type), section)}
    </SectionBoundary>
  ))
}
