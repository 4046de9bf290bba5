import { at, defineMigration, type NodePatch, set, unset } from '@sanity/migrate'
import { type Fields, isFields } from './sections/mapping.ts'

type Path = (string | number | { _key: string })[]

/** Objects whose address may be a chosen page. */
const HOLDERS: ReadonlySet<unknown> = new Set([
  'link',
  'navigationItem',
  'offerItem',
  'referenceLink',
  'textLink',
  'nextPage',
])
const TARGETS: ReadonlySet<string> = new Set(['page', 'policy'])

/**
 * Links to pages of the website were paths. They become references, so that links follow a page
 * whose path changes. Paths without a page, such as a redirect's, are left unchanged.
 */
export default defineMigration({
  title: 'Store links to pages as references',
  async *migrate(documents) {
    const ids = new Map<string, string>()
    for await (const { _id, _type, path } of documents()) {
      if (!TARGETS.has(_type) || typeof path !== 'string') continue
      // A page with only a draft is referred to by its published id too; a published one wins.
      const isPublished = !/^(?:drafts|versions)\./.test(_id)
      if (isPublished || !ids.has(path)) ids.set(path, publishedId(_id))
    }
    for await (const document of documents()) {
      const patches = [...patchesIn(document, [], ids)]
      if (patches.length > 0) yield { type: 'patch' as const, id: document._id, patches }
    }
  },
})

function* patchesIn(
  value: unknown,
  path: Path,
  ids: ReadonlyMap<string, string>,
): Generator<NodePatch> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      const key = isFields(each) && typeof each._key === 'string' ? { _key: each._key } : index
      yield* patchesIn(each, [...path, key], ids)
    }
    return
  }
  if (!isFields(value)) return
  if (HOLDERS.has(value._type) || isCardOfMenu(path)) yield* chosen(value, 'href', path, ids)
  if (value._type === 'serviceCard') yield* chosen(value, 'route', path, ids)
  for (const [name, each] of Object.entries(value)) yield* patchesIn(each, [...path, name], ids)
}

/** The card of the Developers menu has no type of its own. */
function isCardOfMenu(path: Path): boolean {
  return path.join('.') === 'navigation.developers.card'
}

function* chosen(
  value: Fields,
  field: 'href' | 'route',
  path: Path,
  ids: ReadonlyMap<string, string>,
): Generator<NodePatch> {
  const address = value[field]
  if (typeof address !== 'string' || value.page !== undefined) return
  const [page = '', place, ...rest] = address.split('#')
  const id = ids.get(page)
  if (id === undefined || rest.length > 0) return
  // The page is shown by its title here, so the reference is strong.
  const weak = value._type === 'nextPage' ? {} : { _weak: true }
  yield at([...path, 'page'], set({ _type: 'reference', _ref: id, ...weak }))
  if (place) yield at([...path, 'place'], set(place))
  // A card's route is not removed, because other readers of the dataset use it.
  if (field === 'href') yield at([...path, 'href'], unset())
}

function publishedId(id: string): string {
  if (id.startsWith('drafts.')) return id.slice('drafts.'.length)
  return id.startsWith('versions.') ? id.split('.').slice(2).join('.') : id
}
