import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { isRecord } from '../../app/content/isRecord.ts'
import { pagePath, parseLink } from '../../app/content/links.ts'
import { PAGE_TYPES } from '../../app/content/pageTypes.ts'
import { hasAnchor } from '../../schemas/objects/knownAnchor.ts'
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

/**
 * The path of a page, or the id of its document, without `drafts.`, and the link's anchor. The
 * title is that of a draft that is not published.
 */
type LinkTarget =
  | { path: string; anchor?: string }
  | { id: string; anchor?: string; title?: string }

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
  target: LinkTarget
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
const PAGE_TYPE_NAMES: ReadonlySet<string> = new Set(PAGE_TYPES)
/** The end of an address that scrolls to a section. */
const ANCHOR = /#([a-z][\w:.-]*)$/i
/** The ending of a built file's path. */
const FILE_ENDING = /\.[a-z0-9]{2,11}$/i

/** @returns every link of a document to a page of this website, typed or chosen */
export function siteLinksOf(document: StoredDocument): SiteLink[] {
  const links: SiteLink[] = []
  const about = {
    documentId: getPublishedId(document._id),
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
    const typed = ADDRESS_FIELDS.has(name) ? typedTarget(value, document) : undefined
    if (typed) links.push({ ...about, field, steps, target: typed, isStrongReference: false })
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
      const target = { id: getPublishedId(ref), ...(anchor && { anchor }) }
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

/** Where an address leads; one such as `#prices` leads to the page that has it. */
function typedTarget(
  address: unknown,
  { _id, _type }: Pick<StoredDocument, '_id' | '_type'>,
): LinkTarget | undefined {
  if (typeof address !== 'string') return undefined
  const path = pagePath(address)
  const anchor = ANCHOR.exec(parseLink(address)?.href ?? '')?.[1]
  if (path !== undefined) return { path, ...(anchor && { anchor }) }
  const isOwn = address.startsWith('#') && PAGE_TYPE_NAMES.has(_type)
  return isOwn && anchor ? { id: getPublishedId(_id), anchor } : undefined
}

/** @returns links of visitors' pages that lead to a page, by its path or its document */
export function linksTo(
  { id, path }: { id: string; path: string | undefined },
  documents: readonly StoredDocument[],
): SiteLink[] {
  return documents
    .filter(({ _id }) => getPublishedId(_id) !== id)
    .flatMap(siteLinksOf)
    .filter(({ target }) => ('path' in target ? target.path === path : target.id === id))
}

/**
 * @returns links that lead to nothing that visitors can see; drafts among the documents count. Those
 * to an unpublished page are without their anchor, which is not what is missing.
 */
export function brokenLinks(documents: readonly StoredDocument[]): SiteLink[] {
  const published = documents.filter(({ _id }) => !isDraftId(_id))
  const byId = new Map(published.map((document) => [document._id, document]))
  const newest = newestOf(documents)
  const titles = new Map<string, string>(
    newest.map((one) => [getPublishedId(one._id), documentTitle(one)]),
  )
  const byPath = new Map(published.map((document) => [document.path ?? document.source, document]))
  // A document is published together with its links to itself.
  const pageOf = (target: LinkTarget, own: StoredDocument) => {
    if ('id' in target) return target.id === getPublishedId(own._id) ? own : byId.get(target.id)
    return target.path === own.path ? own : byPath.get(target.path)
  }
  const missing = (target: LinkTarget, own: StoredDocument): LinkTarget | undefined => {
    const { anchor, ...withoutAnchor } = target
    const page = pageOf(target, own)
    if (!page)
      return 'path' in target && isServedWithoutDocument(target.path) ? undefined : withoutAnchor
    if (anchor === undefined || !PAGE_TYPE_NAMES.has(page._type)) return undefined
    return hasAnchor(page, anchor) ? undefined : target
  }
  const named = (target: LinkTarget): LinkTarget => {
    if ('path' in target || target.anchor !== undefined) return target
    const title = titles.get(target.id)
    return title === undefined ? target : { ...target, title }
  }
  return newest.flatMap((document) =>
    siteLinksOf(document).flatMap((link) => {
      const target = missing(link.target, document)
      return target ? { ...link, target: named(target) } : []
    }),
  )
}

/** Files and addresses that the website itself answers. */
function isServedWithoutDocument(path: string): boolean {
  return FILE_ENDING.test(path) || reservedPath(path) !== undefined
}

/** The hidden address of a service card, which the website reads only if the card has no page. */
function isFormerAddress({ _type, page }: Record<string, unknown>, field: string): boolean {
  return _type === 'serviceCard' && field === 'route' && isRecord(page)
}

/** Drafts in place of the documents that they are to replace. */
function newestOf(documents: readonly StoredDocument[]): StoredDocument[] {
  const newest = new Map<string, StoredDocument>()
  for (const document of documents) {
    const id = getPublishedId(document._id)
    if (!newest.has(id) || isDraftId(document._id)) newest.set(id, document)
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
