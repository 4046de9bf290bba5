import { sectionMappings } from './index.generated.ts'
import type { StoredSection } from './mapping.ts'

/** @returns the section in its replacement type; unchanged if its type was not replaced */
export function mapSection(section: StoredSection): StoredSection {
  const mapping = Object.hasOwn(sectionMappings, section._type)
    ? sectionMappings[section._type]
    : undefined
  return mapping ? mapping(section) : section
}
