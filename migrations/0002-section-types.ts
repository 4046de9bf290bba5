import { at, defineMigration, set } from '@sanity/migrate'
import type { StoredSection } from './sections/mapping.ts'
import { mapSection } from './sections/mapSection.ts'

/** 87 section types, most of them on one page each, became a few types with layouts. */
export default defineMigration({
  title: 'Turn sections into types with layouts',
  documentTypes: ['page'],
  migrate: {
    document({ sections }) {
      if (!Array.isArray(sections)) return undefined
      return sections.flatMap((section: unknown, index) => {
        if (!isSection(section)) return []
        const mapped = mapSection(section)
        return mapped === section ? [] : at(['sections', index], set(mapped))
      })
    },
  },
})

/** A draft may contain anything. */
function isSection(value: unknown): value is StoredSection {
  return Object(value) === value && typeof Object(value)._type === 'string'
}
