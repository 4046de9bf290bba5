import { at, set } from '@sanity/migrate'
import type { StoredSection } from './mapping.ts'
import { mapSection } from './mapSection.ts'

/** @returns patches that replace sections of removed types */
export function mapSections({ sections }: { readonly [field: string]: unknown }) {
  if (!Array.isArray(sections)) return undefined
  return sections.flatMap((section: unknown, index) => {
    if (!isSection(section)) return []
    const mapped = mapSection(section)
    return mapped === section ? [] : at(['sections', index], set(mapped))
  })
}

/** A draft may hold anything. */
function isSection(value: unknown): value is StoredSection {
  return Object(value) === value && typeof Object(value)._type === 'string'
}
