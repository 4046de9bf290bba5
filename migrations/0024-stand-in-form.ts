import { at, defineMigration, type NodePatch, set } from '@sanity/migrate'

type Fields = Readonly<Record<string, unknown>>

const HEADING = 'No form is connected yet'
const TEXT =
  'The application form will stand here once it is chosen. Until then, write to hub@nsaa.example and say in five lines what you are building and where the money moves.'

/** The words of `/hub-form.html` were a file of the program. Each is stored where none is yet. */
export default defineMigration({
  title: 'Store the words shown until a form is connected',
  documentTypes: ['page'],
  migrate: {
    document(page: Fields) {
      // Migration 0025 renames this field. Without it, an editor may have emptied the placeholder.
      if (!('ownFrame' in page)) return undefined
      const patches = membersOf(page.sections).flatMap((section) => patchesOf(section))
      return patches.length > 0 ? patches : undefined
    },
  },
})

function patchesOf(section: Fields): NodePatch[] {
  if (section._type !== 'embeddedForm' || section.address !== '/hub-form.html') return []
  const path = ['sections', { _key: String(section._key) }]
  const words = { standInHeading: HEADING, standInText: TEXT }
  return Object.entries(words)
    .filter(([name]) => section[name] === undefined)
    .map(([name, text]) => at([...path, name], set(text)))
}

function membersOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isKeyed) : []
}

function isKeyed(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && '_key' in value
}
