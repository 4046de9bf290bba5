import { at, defineMigration, type NodePatch, set } from '@sanity/migrate'
import { isFields } from './sections/mapping.ts'

type Path = (string | number | { _key: string })[]

/** Fields that may lead to the documentation: of links, and of redirects. */
const LINKS: ReadonlySet<string> = new Set(['href', 'destination'])
const CHAPTER = /^[\w.~-][\w.~/-]*(?:\?[\w.~=&%-]*)?(?:#[\w.~:/-]*)?$|^$/

/**
 * Links to the API documentation contained its address. They name the chapter, and the address is
 * in the site settings alone. Other addresses are left unchanged.
 */
export default defineMigration({
  title: 'Store links to the documentation without its address',
  async *migrate(documents) {
    let base: string | undefined
    for await (const { _id, links } of documents()) {
      const address = isFields(links) ? links.documentation : undefined
      if (_id === 'siteSettings' && typeof address === 'string') base = address.replace(/\/+$/, '')
    }
    if (!base) return
    for await (const document of documents()) {
      const patches = [...patchesIn(document, [], base)]
      if (patches.length > 0) yield { type: 'patch' as const, id: document._id, patches }
    }
  },
})

function* patchesIn(value: unknown, path: Path, base: string): Generator<NodePatch> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      const key = isFields(each) && typeof each._key === 'string' ? { _key: each._key } : index
      yield* patchesIn(each, [...path, key], base)
    }
    return
  }
  if (!isFields(value)) return
  for (const [name, each] of Object.entries(value)) {
    const chapter = LINKS.has(name) ? chapterOf(each, base) : undefined
    if (chapter !== undefined) yield at([...path, name], set(`documentation:${chapter}`))
    else yield* patchesIn(each, [...path, name], base)
  }
}

function chapterOf(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string') return undefined
  if (address !== base && !address.startsWith(`${base}/`)) return undefined
  const chapter = address.slice(base.length + 1)
  return CHAPTER.test(chapter) ? chapter : undefined
}
