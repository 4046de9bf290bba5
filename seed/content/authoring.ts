/**
 * Helpers to write seed content: documents are typed by the generated types, pictures and files are
 * named as in the artwork's catalogue, and keys are counted instead of random, so that building the
 * dataset twice gives the same bytes.
 */
import type {
  ArticleBody,
  Clause,
  FormattedText,
  Link,
  Page,
  RichText,
} from '../../app/content/types.generated.ts'
import { catalogue, sampleFiles } from '../artwork/catalogue.ts'

/** An image in Sanity's import format; the importer puts the asset's reference in its place. */
export interface SeedPicture {
  _type: 'picture'
  _sanityAsset: string
  alt?: string
}

/** A file in Sanity's import format. */
export interface SeedFile {
  _type: 'file'
  _sanityAsset: string
}

type SetByLake = '_createdAt' | '_updatedAt' | '_rev'

/** A generated type as the seed writes it: assets by file name, without what the lake sets. */
export type Seed<T> = T extends { _type: 'picture' }
  ? SeedPicture
  : T extends { _type: 'file' }
    ? SeedFile
    : T extends readonly (infer Item)[]
      ? Seed<Item>[]
      : T extends object
        ? { [Field in keyof T as Exclude<Field, SetByLake>]: Seed<T[Field]> }
        : T

/** One section of a page, as the seed writes it. */
export type SeedSection = Seed<NonNullable<Page['sections']>[number]>

/** Gives array members the keys editors' tools address them by. */
export function keyed<Item extends object>(items: readonly Item[]): ({ _key: string } & Item)[] {
  return items.map((item, index) => ({ _key: `item${index + 1}`, ...item }))
}

/** Array members of one type, with keys. */
export function keyedAs<Type extends string, Item extends object>(
  type: Type,
  items: readonly Item[],
): ({ _key: string; _type: Type } & Item)[] {
  return keyed(items.map((item) => ({ _type: type, ...item })))
}

/**
 * A drawing of the catalogue, with its text alternative unless another is given.
 * @throws when there is no drawing of that name
 */
export function picture(name: string, alt = drawingOf(name).alt): SeedPicture {
  return { ...pictureWithoutAltText(name), ...(alt ? { alt } : { decorative: true }) }
}

/**
 * A drawing of the catalogue for a field whose alt text no page uses.
 * @throws when there is no drawing of that name
 */
export function pictureWithoutAltText(name: string): SeedPicture {
  const path = drawingOf(name).file.slice(DATASET.length)
  return { _type: 'picture', _sanityAsset: `image@file://./${path}` }
}

const DATASET = 'seed/dataset/'

function drawingOf(name: string) {
  const drawing = catalogue.find((each) => each.name === name)
  if (!drawing?.file.startsWith(DATASET)) {
    throw new Error(`The artwork catalogue has no drawing "${name}" among the dataset's images`)
  }
  return drawing
}

/**
 * A sample document of the catalogue.
 * @throws when there is no document of that name
 */
export function file(name: string): SeedFile {
  const sample = sampleFiles.find((each) => each.name === name)
  if (!sample) throw new Error(`The artwork catalogue has no sample document "${name}"`)
  return {
    _type: 'file',
    _sanityAsset: `file@file://./${sample.file.slice('seed/dataset/'.length)}`,
  }
}

export function link(label: string, href: string): Seed<Link> {
  return { _type: 'link', label, href }
}

/**
 * A link to a chapter of the API documentation. It opens in the same tab: the documentation is
 * another website, but not among the links that the specification opens in a new one.
 */
export function documentationLink(label: string, chapter: string): Seed<Link> {
  return link(label, `https://docs.nsaa.example/${chapter}`)
}

/** A reference to another document of the dataset. */
export function reference(id: string): { _type: 'reference'; _ref: string } {
  return { _type: 'reference', _ref: id }
}

type Block = Seed<RichText>[number]

/** A piece of running text before its keys are counted. */
export interface Piece {
  style: NonNullable<Block['style']>
  listItem?: NonNullable<Block['listItem']>
  words: string
}

export const paragraph = (words: string): Piece => ({ style: 'normal', words })
export const heading = (words: string): Piece => ({ style: 'h3', words })
export const bullets = (...items: string[]): Piece[] =>
  items.map((words) => ({ style: 'normal', listItem: 'bullet', words }))

/** Portable text from pieces; `**strong**` and `[label](address)` inside them are understood. */
export function richText(...pieces: (Piece | readonly Piece[])[]): Seed<RichText> {
  return pieces.flat().map((piece, index) => block(piece, `block${index + 1}`))
}

/** Portable Text of one paragraph. */
export function formattedText(words: string): Seed<FormattedText> {
  return [{ ...block(paragraph(words), 'block1'), style: 'normal' }]
}

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/

function block({ style, listItem, words }: Piece, key: string): Block {
  const markDefs: NonNullable<Block['markDefs']> = []
  const children: NonNullable<Block['children']> = []
  const span = (text: string, marks: string[]) => {
    if (text) children.push({ _type: 'span', _key: `span${children.length + 1}`, marks, text })
  }
  let rest = words
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    const [all, strong, label, href] = match
    span(rest.slice(0, match.index), [])
    if (strong) span(strong, ['strong'])
    if (label && href) {
      const mark = `link${markDefs.length + 1}`
      markDefs.push({ _type: 'textLink', _key: mark, href })
      span(label, [mark])
    }
    rest = rest.slice(match.index + all.length)
  }
  span(rest, [])
  const list = listItem && { listItem, level: 1 }
  return { _type: 'block', _key: key, style, ...list, markDefs, children }
}

/** Text of an article: "## " begins a heading, "> " a quotation, "- " an item of a list. */
export function articleBody(...paragraphs: readonly (string | SeedFigure)[]): Seed<ArticleBody> {
  return paragraphs.map((each, index) => {
    const key = `block${index + 1}`
    if (typeof each !== 'string') return { _key: key, ...each }
    const [, sign = '', words = ''] = /^(## |> |- |)(.*)$/s.exec(each) ?? []
    const style = ARTICLE_STYLES[sign] ?? 'normal'
    const listItem = sign === '- ' ? { listItem: 'bullet' as const } : {}
    return { ...block({ style: 'normal', ...listItem, words }, key), style }
  })
}

const ARTICLE_STYLES: Readonly<Record<string, 'h2' | 'blockquote'>> = {
  '## ': 'h2',
  '> ': 'blockquote',
}

interface SeedFigure {
  _type: 'articleFigure'
  picture: SeedPicture
  caption: string
}

export function figure(name: string, caption: string): SeedFigure {
  return { _type: 'articleFigure', picture: picture(name), caption }
}

/** A clause; texts are paragraphs. Its anchor is spelt from the title and stays from then on. */
export function clause(
  title: string,
  ...pieces: (string | Piece | readonly Piece[])[]
): Seed<Clause> {
  const body = richText(
    ...pieces.map((piece) => (typeof piece === 'string' ? paragraph(piece) : piece)),
  )
  const anchor =
    title
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  return { _type: 'clause', title, anchor, body }
}
