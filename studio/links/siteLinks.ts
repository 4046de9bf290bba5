import { isRecord } from '../../app/content/isRecord.ts'
import { pagePath } from '../../app/content/links.ts'
import { hasAnchor } from '../../schemas/objects/knownAnchor.ts'
import { publishedId } from '../../schemas/objects/otherDocuments.ts'
import { reservedPath } from '../../schemas/objects/reservedPaths.ts'
import { documentTitle } from '../documentTitle.ts'

/** A document as the lake stores it. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A field on the path to a place, and the type of the array item below it. */
export interface FieldStep {
  name: string
  itemType?: string
}

/** A place in a document that leads to a page of this website. */
export interface SiteLink {
  /** Without `drafts.`. */
  documentId: string
  documentType: string
  documentTitle: string
  /** Of the field, in the Studio's own notation. */
  field: string
  /** The same field, from the document down. */
  steps: readonly FieldStep[]
  /** The path of the page, or the id of its document, without `drafts.`, and the link's anchor. */
  target: { path: string } | { id: string; anchor?: string }
  /** The lake refuses to delete a document with such a reference. */
  isStrongReference: boolean
}

const DEPTH_MAX = 20
/** The names of all fields of the type `href`; a text elsewhere that begins with `/` is no link. */
export const ADDRESS_FIELDS: ReadonlySet<string> = new Set([
  'href',
  'address',
  'destination',
  'documentation',
  'linkedinUrl',
  'maps',
  'route',
  'url',
])
/** The ending of a built file's path. */
const FILE_ENDING = /\.[a-z0-9]{2,11}$/i

/** @returns every link of a document to a page of this website, typed or chosen */
export function siteLinksOf(document: StoredDocument): SiteLink[] {
  const links: SiteLink[] = []
  const about = {
    documentId: publishedId(document._id),
    documentType: document._type,
    documentTitle: documentTitle(document),
  }
  const visit = (
    value: unknown,
    field: string,
    steps: FieldStep[],
    depth: number,
    anchor?: string,
  ): void => {
    if (depth > DEPTH_MAX) return
    const name = steps.at(-1)?.name ?? ''
    const path = typeof value === 'string' && ADDRESS_FIELDS.has(name) ? pagePath(value) : undefined
    if (path !== undefined)
      links.push({ ...about, field, steps, target: { path }, isStrongReference: false })
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        visit(item, field + stepOf(item, index), intoItem(steps, item), depth + 1)
      }
      return
    }
    if (!isRecord(value)) return
    const { _ref: ref } = value
    if (typeof ref === 'string' && !/^(?:image|file)-/.test(ref)) {
      const isStrongReference = value._weak !== true
      const target = { id: publishedId(ref), ...(anchor && { anchor }) }
      links.push({ ...about, field, steps, target, isStrongReference })
    }
    for (const [key, member] of Object.entries(value)) {
      if (key.startsWith('_') || isFormerAddress(value, key)) continue
      const below = field === '' ? key : `${field}.${key}`
      const place = key === 'page' && typeof value.place === 'string' ? value.place : undefined
      visit(member, below, [...steps, { name: key }], depth + 1, place)
    }
  }
  visit(document, '', [], 0)
  return links
}

/** @returns links of visitors' pages that lead to a page, by its path or its document */
export function linksTo(
  { id, path }: { id: string; path: string | undefined },
  documents: readonly StoredDocument[],
): SiteLink[] {
  return documents
    .filter(({ _id }) => publishedId(_id) !== id)
    .flatMap(siteLinksOf)
    .filter(({ target }) => ('path' in target ? target.path === path : target.id === id))
}

/**
 * @returns links that lead to nothing that visitors can see; drafts among the documents count. Those
 * to an unpublished page are without their anchor, which is not what is missing.
 */
export function brokenLinks(documents: readonly StoredDocument[]): SiteLink[] {
  const published = documents.filter(({ _id }) => !_id.startsWith('drafts.'))
  const byId = new Map(published.map((document) => [document._id, document]))
  const paths = new Set(
    published.flatMap(({ path, source }) =>
      [path, source].filter((one) => typeof one === 'string'),
    ),
  )
  const isDead = ({ target }: SiteLink) => {
    if ('path' in target)
      return !paths.has(target.path) && !FILE_ENDING.test(target.path) && !reservedPath(target.path)
    const page = byId.get(target.id)
    return !page || (target.anchor !== undefined && !hasAnchor(page, target.anchor))
  }
  const withoutAnchor = (link: SiteLink): SiteLink =>
    'id' in link.target && !byId.has(link.target.id)
      ? { ...link, target: { id: link.target.id } }
      : link
  return newestOf(documents).flatMap(siteLinksOf).filter(isDead).map(withoutAnchor)
}

/** The hidden address of a service card, which the website reads only if the card has no page. */
function isFormerAddress({ _type, page }: Record<string, unknown>, field: string): boolean {
  return _type === 'serviceCard' && field === 'route' && isRecord(page)
}

/** Drafts in place of the documents that they are to replace. */
function newestOf(documents: readonly StoredDocument[]): StoredDocument[] {
  const newest = new Map<string, StoredDocument>()
  for (const document of documents) {
    const id = publishedId(document._id)
    if (!newest.has(id) || document._id.startsWith('drafts.')) newest.set(id, document)
  }
  return [...newest.values()]
}

function stepOf(item: unknown, index: number): string {
  return isRecord(item) && typeof item._key === 'string' ? `[_key=="${item._key}"]` : `[${index}]`
}

function intoItem(steps: FieldStep[], item: unknown): FieldStep[] {
  const last = steps.at(-1)
  const itemType = isRecord(item) ? item._type : undefined
  return last && typeof itemType === 'string'
    ? [...steps.slice(0, -1), { ...last, itemType }]
    : steps
}
