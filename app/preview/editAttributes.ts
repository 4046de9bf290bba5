import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { SECTION_ID_PREFIX, SITE_SHELL_IDS } from '../content/elementIds.ts'
import { PAGE_TYPES } from '../content/pageTypes.ts'
import { STUDIO_PATH } from '../content/urls/serverPaths.ts'
import { BREADCRUMB_LABEL } from '../design/breadcrumb/Breadcrumb.tsx'
import { documentIds, type EditableDocument, isIn, SETTINGS_ID, shownText } from './editable.ts'

export const BREADCRUMB_SELECTOR = `nav[aria-label="${BREADCRUMB_LABEL}"]`
/** Parts of the page with sources of their own, excluded from the part around them. */
const PARTS_APART = [
  `[id^="${SECTION_ID_PREFIX}"]`,
  ...Object.values(SITE_SHELL_IDS).map((id) => `#${id}`),
  BREADCRUMB_SELECTOR,
].join()
/** Shorter texts occur inside other text by chance. */
const CONTAINED_LENGTH_MIN = 4

/** A part of the page and the documents whose text it may show, the likeliest first. */
export interface EditablePart {
  element: Element
  documents: readonly EditableDocument[]
  /** The field of the part as a whole, if it has one. */
  whole?: { document: EditableDocument; path: string }
}

const pageTypes: ReadonlySet<string> = new Set(PAGE_TYPES)
const ASSET = /([a-f0-9]{40})-\d+x\d+/

/**
 * Marks every text and picture on the page with its field, in the attributes that the Studio's
 * overlays read. It compares rendered text with the documents, so components need no code for it; a
 * text that a component has changed is edited through its section. Outdated attributes are removed.
 */
export function setEditAttributes(parts: readonly EditablePart[]): void {
  const attributes = new Map<Element, string>()
  for (const { element, documents, whole } of parts) {
    const sources = createSources(documents)
    collectTexts(element, sources, attributes)
    collectComposedTexts(element, sources, attributes)
    collectPictures(element, sources, attributes)
    const box = whole && firstBox(element)
    if (box && !attributes.has(box)) attributes.set(box, attributeOf(whole.document, whole.path))
  }
  for (const element of document.querySelectorAll('[data-sanity]')) {
    if (!attributes.has(element)) element.removeAttribute('data-sanity')
  }
  for (const [element, attribute] of attributes) {
    if (element.getAttribute('data-sanity') !== attribute)
      element.setAttribute('data-sanity', attribute)
  }
}

/**
 * The documents that a part of the page shows; of the page's own document only the fields of this
 * section.
 */
export function sectionDocuments(
  section: unknown,
  path: string,
  page: EditableDocument,
  others: readonly EditableDocument[],
): EditableDocument[] {
  const shown = documentIds(section)
  const own = { ...page, leaves: page.leaves.filter((leaf) => leaf.path.startsWith(path)) }
  const isShownInSection = ({ id, type }: EditableDocument) => shown.has(id) || type === SETTINGS_ID
  const isPage = ({ type }: EditableDocument) => pageTypes.has(type)
  return [
    own,
    ...others.filter(isShownInSection),
    ...others.filter((other) => !isShownInSection(other) && isPage(other)),
  ]
}

/** The fields of a page as a whole, such as its title. */
export function pageWithoutSections(page: EditableDocument): EditableDocument {
  return { ...page, leaves: page.leaves.filter(({ path }) => !isIn(path, 'sections')) }
}

type Sources = Map<string, string[]>

/** Attributes by rendered text; equal texts are in the order of the documents. */
function createSources(documents: readonly EditableDocument[]): Sources {
  const sources: Sources = new Map()
  for (const document of documents) {
    for (const leaf of document.leaves) {
      const existing = sources.get(leaf.value)
      const attribute = attributeOf(document, leaf.path)
      if (existing) existing.push(attribute)
      else sources.set(leaf.value, [attribute])
    }
  }
  return sources
}

/** The next of several; the last one is reused. */
function take(sources: Sources, value: string): string | undefined {
  const attributes = sources.get(value)
  return attributes && attributes.length > 1 ? attributes.shift() : attributes?.[0]
}

function collectTexts(part: Element, sources: Sources, attributes: Map<Element, string>): void {
  for (const child of part.children) {
    if (child.matches(`script,style,template,svg,${PARTS_APART}`)) continue
    const attribute = take(sources, shownText(child.textContent))
    if (attribute !== undefined) attributes.set(child, attribute)
    else collectTexts(child, sources, attributes)
  }
  if (attributes.has(part)) return
  // Text next to other elements belongs to the element around it.
  for (const node of part.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    const attribute = take(sources, shownText(node.textContent ?? ''))
    if (attribute !== undefined && !attributes.has(part)) attributes.set(part, attribute)
  }
}

/**
 * Text that a component has composed of several fields, such as a name and a year: the element gets
 * the first field in it.
 */
function collectComposedTexts(
  part: Element,
  sources: Sources,
  attributes: Map<Element, string>,
): void {
  for (const child of part.children) {
    if (child.matches(`script,style,template,svg,${PARTS_APART}`) || attributes.has(child)) continue
    collectComposedTexts(child, sources, attributes)
  }
  for (const node of part.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || attributes.has(part)) continue
    const attribute = firstContained(shownText(node.textContent ?? ''), sources)
    if (attribute !== undefined) attributes.set(part, attribute)
  }
}

function firstContained(text: string, sources: Sources): string | undefined {
  if (text.length < CONTAINED_LENGTH_MIN) return undefined
  let first: { at: number; length: number; attribute: string | undefined } | undefined
  for (const [value, [attribute]] of sources) {
    const at = value.length < CONTAINED_LENGTH_MIN ? -1 : text.indexOf(value)
    if (at < 0) continue
    const isBetter = !first || at < first.at || (at === first.at && value.length > first.length)
    if (isBetter) first = { at, length: value.length, attribute }
  }
  return first?.attribute
}

function collectPictures(part: Element, sources: Sources, attributes: Map<Element, string>): void {
  for (const image of part.querySelectorAll('img')) {
    const asset = ASSET.exec(image.currentSrc || image.src)?.[1]
    const attribute = asset && take(sources, asset)
    if (attribute) attributes.set(image, attribute)
  }
}

/** The part itself may have no box (`display: contents`). */
function firstBox(element: Element): Element | undefined {
  if (getComputedStyle(element).display !== 'contents') return element
  return [...element.children].find((child) => !child.matches('script,style,template,link'))
}

function attributeOf({ id, type }: EditableDocument, path: string): string {
  return createDataAttribute({ baseUrl: STUDIO_PATH, id, type, path }).toString()
}
