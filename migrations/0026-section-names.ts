import { at, defineMigration, set } from '@sanity/migrate'
import { isFields } from './sections/mapping.ts'
import { mapSections } from './sections/mapSections.ts'

const LAYOUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  callToAction: { field: 'colourField' },
  features: {
    codes: 'unevenStrips',
    conditions: 'numberedSteps',
    gap: 'signal',
    people: 'staggered',
    sign: 'choices',
    street: 'staggeredColumns',
    words: 'leadingWord',
  },
}

/** Five section types are named by their content, and eight layouts by their appearance. */
export default defineMigration({
  title: 'Name sections by content and layouts by appearance',
  documentTypes: ['page'],
  migrate: {
    document(page) {
      const patches = [...(mapSections(page) ?? []), ...layoutPatches(page.sections)]
      return patches.length > 0 ? patches : undefined
    },
  },
})

function layoutPatches(sections: unknown) {
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section: unknown, index) => {
    if (!isFields(section)) return []
    const { _type: type, layout } = section
    const layouts = typeof type === 'string' && Object.hasOwn(LAYOUTS, type) ? LAYOUTS[type] : {}
    const isRenamed = typeof layout === 'string' && Object.hasOwn(layouts ?? {}, layout)
    return isRenamed ? at(['sections', index, 'layout'], set(layouts?.[layout])) : []
  })
}
