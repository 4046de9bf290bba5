import { sectionMappings } from './index.generated.ts'
import type { StoredSection } from './mapping.ts'

/** @returns the section in the type that took the place of its own; the same one where none did */
export function mapSection(section: StoredSection): StoredSection {
  const mapping = Object.hasOwn(sectionMappings, section._type)
    ? sectionMappings[section._type]
    : undefined
  return mapping ? mapping(section) : section
}
