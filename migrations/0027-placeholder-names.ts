import { at, defineMigration, set, unset } from '@sanity/migrate'
import { type Fields, isFields } from './sections/mapping.ts'

const NAMES = { standInHeading: 'placeholderHeading', standInText: 'placeholderText' } as const

/** The words of an embedded form that is not connected yet are its placeholder, as in the Studio. */
export default defineMigration({
  title: 'Name the placeholder of an embedded form',
  documentTypes: ['page'],
  migrate: {
    document({ sections }) {
      if (!Array.isArray(sections)) return undefined
      const patches = sections.flatMap((section: unknown, index) =>
        isFields(section) ? renamed(section, index) : [],
      )
      return patches.length > 0 ? patches : undefined
    },
  },
})

function renamed(section: Fields, index: number) {
  return Object.entries(NAMES).flatMap(([before, name]) => {
    if (section._type !== 'embeddedForm' || section[before] === undefined) return []
    const path = ['sections', index]
    const removal = at([...path, before], unset())
    return section[name] === undefined
      ? [at([...path, name], set(section[before])), removal]
      : removal
  })
}
