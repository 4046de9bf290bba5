import { isRecord } from '../content/isRecord.ts'
import { PLAIN_COPIES, type PlainCopy, plainText } from '../content/plainText.ts'

/** A text, a paragraph or a picture of a document, and the path of its field. */
interface EditableLeaf {
  /** In the Studio's own notation: `sections[_key=="a1"].heading`. */
  path: string
  /** The text as a page may show it, with white space collapsed; for a picture its asset's id. */
  value: string
}

/** The parts of a document that can be found on a page and edited. */
export interface EditableDocument {
  id: string
  type: string
  leaves: EditableLeaf[]
}

/** Id and type of the document with the site's settings. */
export const SETTINGS_ID = 'siteSettings'
/** No page shows more; the rest can be edited through its section. */
const LEAVES_MAX = 3_000
const DEPTH_MAX = 20
/** For search engines only; no page shows it. */
const NOT_SHOWN = 'seo'
const IMAGE_REFERENCE = /^image-([a-f0-9]{40})-\d+x\d+-\w+$/

/**
 * @param document as stored in the Content Lake
 * @param shown the same document as projected by the page's query: its fields come first and in its
 * order, which is the order of the page, so that equal texts match their fields
 * @returns its texts and pictures with their paths; undefined if it is not a document
 */
export function editableDocument(document: unknown, shown?: unknown): EditableDocument | undefined {
  if (!isRecord(document)) return undefined
  const { _id, _type } = document
  if (typeof _id !== 'string' || typeof _type !== 'string') return undefined
  const leaves = leavesOf(document).filter(({ path }) => !isIn(path, NOT_SHOWN))
  const order = new Map(leavesOf(shown).map(({ path }, index) => [path, index]))
  const place = ({ path }: EditableLeaf) => order.get(path) ?? Number.POSITIVE_INFINITY
  const ordered = leaves
    .map((leaf, index) => ({ leaf, index, place: place(leaf) }))
    .sort((a, b) => (a.place === b.place ? a.index - b.index : a.place - b.place))
  return {
    id: _id,
    type: _type,
    leaves: withoutCopy(
      ordered.map(({ leaf }) => leaf),
      PLAIN_COPIES[_type],
    ),
  }
}

/** Plain text has no field in the Studio: it is edited in the field with formatting. */
function withoutCopy(leaves: EditableLeaf[], copy: PlainCopy | undefined): EditableLeaf[] {
  if (!copy) return leaves
  const texts = leaves.filter(({ path }) => path !== copy.plain && path !== copy.derived)
  const known = new Set(texts.map(({ value }) => value))
  const others = leaves.filter(({ path, value }) => path === copy.plain && !known.has(value))
  return [...texts, ...others.map(({ value }) => ({ path: copy.formatted, value }))]
}

function leavesOf(value: unknown): EditableLeaf[] {
  const leaves: EditableLeaf[] = []
  collect(value, '', leaves, 0)
  return leaves.slice(0, LEAVES_MAX)
}

/** Whether a path is that of a field, or of something inside of it. */
export function isIn(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`)
}

/** Collapses white space like a browser. */
export function shownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function collect(value: unknown, path: string, leaves: EditableLeaf[], depth: number): void {
  if (depth > DEPTH_MAX || leaves.length >= LEAVES_MAX) return
  if (typeof value === 'string') addText(value, path, leaves)
  else if (typeof value === 'number') leaves.push({ path, value: String(value) })
  else if (Array.isArray(value)) collectItems(value, path, leaves, depth)
  else if (isRecord(value)) collectFields(value, path, leaves, depth)
}

/** A text of several paragraphs is rendered as several elements. */
function addText(text: string, path: string, leaves: EditableLeaf[]): void {
  const paragraphs = text.split(/\n+/).map(shownText)
  for (const value of new Set([shownText(text), ...paragraphs])) {
    if (value !== '') leaves.push({ path, value })
  }
}

function collectItems(
  items: readonly unknown[],
  path: string,
  leaves: EditableLeaf[],
  depth: number,
): void {
  for (const [index, item] of items.entries()) {
    const key = isRecord(item) && typeof item._key === 'string' ? item._key : undefined
    const step = key === undefined ? `[${index}]` : `[_key=="${key}"]`
    collect(item, path + step, leaves, depth + 1)
  }
}

function collectFields(
  fields: Record<string, unknown>,
  path: string,
  leaves: EditableLeaf[],
  depth: number,
): void {
  if (fields._type === 'block') {
    leaves.push({ path, value: shownText(plainText([fields])) })
    return
  }
  const picture = isRecord(fields.asset) ? assetId(fields.asset._ref) : undefined
  if (picture !== undefined) leaves.push({ path, value: picture })
  for (const [name, value] of Object.entries(fields)) {
    // Names that start with an underscore are the lake's own.
    if (name.startsWith('_') || name === 'asset') continue
    collect(value, path === '' ? name : `${path}.${name}`, leaves, depth + 1)
  }
}

/** @returns the part of an asset id that is also in the URLs of an image's renditions */
function assetId(reference: unknown): string | undefined {
  return typeof reference === 'string' ? IMAGE_REFERENCE.exec(reference)?.[1] : undefined
}

/** @returns every document in a query's result, by its id, as projected there */
export function shownDocuments(
  value: unknown,
  found: Map<string, unknown> = new Map(),
): Map<string, unknown> {
  if (Array.isArray(value)) for (const item of value) shownDocuments(item, found)
  if (!isRecord(value)) return found
  if (typeof value._id === 'string' && !found.has(value._id)) found.set(value._id, value)
  for (const field of Object.values(value)) shownDocuments(field, found)
  return found
}

/** @returns every text in a query's result that may be the path of another page */
export function shownPaths(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/')) found.add(value)
  else if (Array.isArray(value)) for (const item of value) shownPaths(item, found)
  else if (isRecord(value)) for (const field of Object.values(value)) shownPaths(field, found)
  return found
}

/** @returns the ids of all documents in a query's result */
export function documentIds(value: unknown): Set<string> {
  return new Set(shownDocuments(value).keys())
}
