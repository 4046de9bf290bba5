import * as v from 'valibot'
import { parseLink } from '../../app/content/links.ts'

/** The features that a field's text supports, by name. */
export interface TextModel {
  styles: readonly string[]
  lists: readonly string[]
  decorators: readonly string[]
  /** The annotation with an address in `href`; undefined if the text has no links. */
  link: string | undefined
}

/** A block as the editor takes it. */
export interface PastedBlock {
  _type: 'block'
  [field: string]: unknown
}

const Span = v.object({
  _type: v.literal('span'),
  _key: v.string(),
  text: v.string(),
  marks: v.optional(v.array(v.string()), []),
})
const TextBlock = v.object({
  _type: v.literal('block'),
  _key: v.string(),
  style: v.optional(v.string(), 'normal'),
  listItem: v.optional(v.string()),
  level: v.optional(v.number()),
  children: v.array(v.unknown()),
  markDefs: v.optional(
    v.array(v.object({ _key: v.string(), _type: v.string(), href: v.optional(v.unknown()) })),
    [],
  ),
})

const HEADING = /^h([1-6])$/
/** Google Docs and search results wrap addresses in one of Google's own. */
const WRAPPED = /^https:\/\/www\.google\.com\/url\?/

/**
 * Adapts the blocks that `@portabletext/html` has parsed to the field: links to the field's own
 * annotation, headings to the nearest available one, or to bold text if there is none. Unsupported
 * marks are dropped, but not their text; so are paragraphs without text.
 * @param siteOrigin links to it become paths of this website
 */
export function fitPastedText(
  blocks: readonly unknown[],
  model: TextModel,
  siteOrigin: string,
): PastedBlock[] {
  return blocks.flatMap((block) => {
    const parsed = v.safeParse(TextBlock, block)
    if (!parsed.success || !hasText(parsed.output)) return []
    return [fitBlock(parsed.output, model, siteOrigin)]
  })
}

function hasText({ children }: v.InferOutput<typeof TextBlock>): boolean {
  return children.some((child) => v.is(Span, child) && child.text.trim() !== '')
}

function fitBlock(
  block: v.InferOutput<typeof TextBlock>,
  model: TextModel,
  siteOrigin: string,
): PastedBlock {
  const { link } = model
  const markDefs = block.markDefs.flatMap(({ _key, href }) => {
    const address = typeof href === 'string' ? pastedAddress(href, siteOrigin) : undefined
    return link !== undefined && address !== undefined ? [{ _key, _type: link, href: address }] : []
  })
  const known = new Set([...model.decorators, ...markDefs.map(({ _key }) => _key)])
  const style = nearestStyle(block.style, model.styles)
  const asHeading = style === 'normal' && HEADING.test(block.style) ? ['strong'] : []
  const children = block.children.flatMap((child) => {
    const span = v.safeParse(Span, child)
    if (!span.success) return []
    const marks = new Set([...asHeading, ...span.output.marks])
    return [{ ...span.output, marks: [...marks].filter((mark) => known.has(mark)) }]
  })
  const listItem =
    block.listItem !== undefined && model.lists.includes(block.listItem)
      ? { listItem: block.listItem, level: block.level ?? 1 }
      : {}
  return {
    _type: 'block',
    _key: block._key,
    style,
    ...listItem,
    markDefs,
    children,
  }
}

/** A heading becomes the heading nearest to it; everything else that is unknown a paragraph. */
function nearestStyle(style: string, styles: readonly string[]): string {
  if (styles.includes(style)) return style
  const level = headingLevel(style)
  if (level === undefined) return 'normal'
  const levels = styles.flatMap((one) => headingLevel(one) ?? [])
  const [nearest] = levels.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level))
  return nearest === undefined ? 'normal' : `h${nearest}`
}

function headingLevel(style: string): number | undefined {
  const [, level] = HEADING.exec(style) ?? []
  return level === undefined ? undefined : Number(level)
}

/** @returns the annotation with an address; undefined if the text has no links */
export function linkOf<T extends { fields: readonly { name: string }[] }>(
  annotations: readonly T[],
): T | undefined {
  return annotations.find(({ fields }) => fields.some(({ name }) => name === 'href'))
}

/** Whether a text is one address and nothing else, as a browser's address bar copies it. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/.test(text) && URL.canParse(text)
}

/**
 * @returns the address to store; undefined for a forbidden one. `http:` addresses are stored, so
 * that the field's validation explains what is wrong.
 */
export function pastedAddress(href: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(href)) return parseLink(href)?.href
  const url = new URL(href)
  const wrapped = WRAPPED.test(href) ? url.searchParams.get('q') : null
  if (wrapped) return pastedAddress(wrapped, siteOrigin)
  if (url.origin === siteOrigin) return url.pathname + url.search + url.hash
  return url.protocol === 'http:' ? href : parseLink(href)?.href
}
