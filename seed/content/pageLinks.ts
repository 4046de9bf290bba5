import { LINK_FIELDS, storedHref } from '../../app/content/documentation.ts'
import { PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { siteSettings } from './siteSettings.ts'

type Fields = Readonly<Record<string, unknown>>

/** Documents that have an address of their own. */
const ADDRESSED: ReadonlySet<unknown> = new Set(PAGE_TYPES)

/**
 * Converts addresses to what the Studio stores: links to pages become references, and links to the
 * documentation are stored without its address. Seed content is written with addresses because they
 * are easier to read.
 */
export function withPageLinks<Document extends Fields>(documents: readonly Document[]): Fields[] {
  const ids = new Map<unknown, unknown>()
  for (const { _id, _type, path } of documents) {
    if (ADDRESSED.has(_type)) ids.set(path, _id)
  }
  return documents.map((document) => linkedFields(document, ids))
}

function linked(value: unknown, ids: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => linked(each, ids))
  return isFields(value) ? linkedFields(value, ids) : value
}

function linkedFields(fields: Fields, ids: ReadonlyMap<unknown, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const stored = LINK_FIELDS.has(name) ? documentation(value) : undefined
      if (stored !== undefined) return [[name, stored]]
      const isAddress = name === 'href' || (name === 'route' && fields._type === 'serviceCard')
      const target = isAddress ? targetOf(value, ids) : undefined
      if (!target) return [[name, linked(value, ids)]]
      return name === 'route' ? [[name, value], ...target] : target
    }),
  )
}

/** The fields of a reference to the page at an address; undefined if no page has that address. */
function targetOf(address: unknown, ids: ReadonlyMap<unknown, unknown>) {
  if (typeof address !== 'string') return undefined
  const [path, place] = address.split('#')
  const id = ids.get(path)
  if (id === undefined) return undefined
  const page = { _type: 'reference', _ref: id, _weak: true }
  return [['page', page] as const, ...(place ? [['place', place] as const] : [])]
}

function documentation(address: unknown): string | undefined {
  const base = siteSettings.links?.documentation
  return typeof address === 'string' ? storedHref(address, base) : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
