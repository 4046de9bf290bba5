import { at, defineMigration, type NodePatch, set, unset } from '@sanity/migrate'

type Fields = Readonly<Record<string, unknown>>
type Path = (string | { _key: string })[]

const TARGETS: ReadonlySet<string> = new Set(['page', 'policy', 'article'])

/**
 * Lines of a list of services were linked by typed paths. They become references, as other links
 * did in migration 0010. Paths without a page are left unchanged.
 */
export default defineMigration({
  title: 'Store links of service lists as references',
  async *migrate(documents) {
    const ids = new Map<string, string>()
    for await (const { _id, _type, path } of documents()) {
      if (!TARGETS.has(_type) || typeof path !== 'string') continue
      // A page with only a draft is referred to by its published id too; a published one wins.
      const isPublished = !/^(?:drafts|versions)\./.test(_id)
      if (isPublished || !ids.has(path)) ids.set(path, publishedId(_id))
    }
    for await (const document of documents()) {
      if (document._type !== 'page') continue
      const patches = [...patchesIn(document, ids)]
      if (patches.length > 0) yield { type: 'patch' as const, id: document._id, patches }
    }
  },
})

function* patchesIn(page: Fields, ids: ReadonlyMap<string, string>): Generator<NodePatch> {
  for (const section of membersOf(page.sections)) {
    for (const group of membersOf(section.groups)) {
      for (const service of membersOf(group.services)) {
        const path: Path = ['sections', keyOf(section), 'groups', keyOf(group)]
        yield* chosen(service, [...path, 'services', keyOf(service)], ids)
      }
    }
  }
}

function* chosen(
  { _type, href, page }: Fields,
  path: Path,
  ids: ReadonlyMap<string, string>,
): Generator<NodePatch> {
  if (_type !== 'serviceEntry' || typeof href !== 'string' || page !== undefined) return
  const [target = '', place, ...rest] = href.split('#')
  const id = ids.get(target)
  if (id === undefined || rest.length > 0) return
  yield at([...path, 'page'], set({ _type: 'reference', _ref: id, _weak: true }))
  if (place) yield at([...path, 'place'], set(place))
  yield at([...path, 'href'], unset())
}

const keyOf = ({ _key }: Fields) => ({ _key: String(_key) })

function membersOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.filter(isKeyed) : []
}

function isKeyed(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string'
  )
}

function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  return id.startsWith('versions.') ? id.split('.').slice(2).join('.') : id
}
