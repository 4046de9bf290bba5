import { at, defineMigration, type NodePatch, set, unset } from '@sanity/migrate'
import { type Fields, isFields } from './sections/mapping.ts'
import { mapSections } from './sections/mapSections.ts'

const LABEL_TYPES: Fields = { articles: 'articleLabels', policies: 'policyLabels' }

/**
 * `missingPage` is `notFound`, `ownFrame` is `standalone`, `articleWords` and `policyWords` are
 * `articleLabels` and `policyLabels`.
 */
export default defineMigration({
  title: 'Name types by standard terms',
  documentTypes: ['page', 'siteSettings'],
  migrate: {
    document(document) {
      const patches =
        document._type === 'page'
          ? [...(mapSections(document) ?? []), ...standalonePatches(document)]
          : labelPatches(document)
      return patches.length > 0 ? patches : undefined
    },
  },
})

function standalonePatches({ ownFrame, standalone }: Fields): NodePatch[] {
  if (ownFrame === undefined) return []
  const removal = at('ownFrame', unset())
  if (standalone !== undefined || !isFields(ownFrame)) return [removal]
  return [at('standalone', set({ ...ownFrame, _type: 'standalone' })), removal]
}

function labelPatches(settings: Fields): NodePatch[] {
  return Object.entries(LABEL_TYPES).flatMap(([field, type]) => {
    const labels = settings[field]
    return isFields(labels) && labels._type !== type ? [at([field, '_type'], set(type))] : []
  })
}
