/** A word, a paragraph or a picture of a document, and the path of its field. */
export interface EditableLeaf {
  /** In the Studio's own notation: `sections[_key=="a1"].heading`. */
  path: string
  /** The text as a page may show it, white space collapsed; for a picture its asset's id. */
  value: string
}

/** What of a document can be found again on a page and edited. */
export interface EditableDocument {
  id: string
  type: string
  leaves: EditableLeaf[]
}

/** More is on no page; what goes beyond can be edited through its section. */
const LEAVES_MAX = 3_000
const DEPTH_MAX = 20
/** Search engines read it; no page shows it. */
const NOT_SHOWN = 'seo'
const IMAGE_REFERENCE = /^image-([a-f0-9]{40})-\d+x\d+-\w+$/

/**
 * @param document as the Content Lake stores it
 * @param shown the same document as a query has projected it for the page: what it names comes
 *   first and in its order, which is the order of the page, so that equal texts find their fields
 * @returns its texts and pictures with their paths; undefined for what is no document
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
  return { id: _id, type: _type, leaves: ordered.map(({ leaf }) => leaf) }
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

/** As a browser shows it: one space where there was any white space. */
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

/** A text of several paragraphs is set as several elements. */
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
    leaves.push({ path, value: shownText(blockText(fields.children)) })
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

function blockText(children: unknown): string {
  if (!Array.isArray(children)) return ''
  return children
    .map((child: unknown) => (isRecord(child) && typeof child.text === 'string' ? child.text : ''))
    .join('')
}

/** @returns what stands in the addresses of an image's renditions too */
function assetId(reference: unknown): string | undefined {
  return typeof reference === 'string' ? IMAGE_REFERENCE.exec(reference)?.[1] : undefined
}

/** @returns every document in what a query answered, by its id, as it was projected there */
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

/** @returns every text in what a query answered that may be the path of another page */
export function shownPaths(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string' && value.startsWith('/')) found.add(value)
  else if (Array.isArray(value)) for (const item of value) shownPaths(item, found)
  else if (isRecord(value)) for (const field of Object.values(value)) shownPaths(field, found)
  return found
}

/** @returns the ids of all documents that stand in what a query answered */
export function documentIds(value: unknown): Set<string> {
  return new Set(shownDocuments(value).keys())
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
