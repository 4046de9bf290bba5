import { at, defineMigration, set, unset } from '@sanity/migrate'
import { type Fields, isFields } from './sections/mapping.ts'

/** Where the hours were written, and what the field is called in the settings. */
const MOVED: readonly (readonly [type: string, from: string, to: string])[] = [
  ['contactForm', 'availability', 'shortHours'],
  ['contactForm', 'opensAtHour', 'opensAtHour'],
  ['contactForm', 'closesAtHour', 'closesAtHour'],
  ['phoneDesk', 'hours', 'shortHours'],
  ['contactDetails', 'hours', 'shortHours'],
]

/**
 * The opening hours were written in the settings and in two sections. They are in the settings
 * alone; what the contact page said wins over the help center.
 */
export default defineMigration({
  title: 'Store the opening hours in the settings alone',
  documentTypes: ['page', 'siteSettings'],
  async *migrate(documents) {
    const published = new Map<string, unknown>()
    const unpublished = new Map<string, unknown>()
    let hasSettings = false
    for await (const document of documents()) {
      hasSettings ||= document._type === 'siteSettings'
      collectHours(document, /^(?:drafts|versions)\./.test(document._id) ? unpublished : published)
    }
    if (!hasSettings) return
    // What is published decides: a draft may be abandoned.
    const found = new Map([...unpublished, ...published])
    for await (const document of documents()) {
      const patches =
        document._type === 'siteSettings'
          ? [...found]
              .filter(([name]) => document[name] === undefined)
              .map(([name, value]) => at(name, set(value)))
          : sectionsOf(document).flatMap(patchesOf)
      if (patches.length > 0) yield { type: 'patch' as const, id: document._id, patches }
    }
  },
})

function collectHours(document: Fields, hours: Map<string, unknown>): void {
  for (const section of sectionsOf(document)) {
    for (const [type, from, to] of MOVED) {
      const value = section[from]
      if (section._type !== type || value === undefined) continue
      if (type === 'contactForm' || !hours.has(to)) hours.set(to, value)
    }
  }
}

function patchesOf(section: Fields) {
  const { _key: key } = section
  if (typeof key !== 'string') return []
  return MOVED.filter(([type, from]) => section._type === type && section[from] !== undefined).map(
    ([, from]) => at(['sections', { _key: key }, from], unset()),
  )
}

function sectionsOf(document: Fields): Fields[] {
  return Array.isArray(document.sections) ? document.sections.filter(isFields) : []
}
