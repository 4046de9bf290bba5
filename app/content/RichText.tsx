import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { ContentLink } from './ContentLink.tsx'
import type { RichText as StoredText } from './types.generated.ts'

/** A block of an unknown type, of a newer version for example, is left out. */
export const richTextComponents: PortableTextComponents = {
  marks: {
    textLink: ({ value, children }) => <ContentLink link={value}>{children}</ContentLink>,
  },
  unknownType: () => null,
}

/** Sub-headings are stored as h3, the level under an h2. */
const componentsUnder: Record<'h1' | 'h2' | 'h3', PortableTextComponents> = {
  h1: { ...richTextComponents, block: { h3: ({ children }) => <h2>{children}</h2> } },
  h2: richTextComponents,
  h3: { ...richTextComponents, block: { h3: ({ children }) => <h4>{children}</h4> } },
}

/** A paragraph, sub-heading or list item as returned by `richTextFragment`. */
export interface TextBlock extends Omit<StoredText[number], 'markDefs'> {
  readonly markDefs: { _type: 'textLink'; _key: string; href: string | null }[] | null
}

interface RichTextProps {
  value: readonly TextBlock[] | null | undefined
  /** The heading above the text: its sub-headings are one level lower. */
  under?: keyof typeof componentsUnder
}

/** Rich text from editors, inside the design's `Prose`. */
export function RichText({ value, under = 'h2' }: RichTextProps) {
  if (!value) return null
  return (
    <PortableText
      value={value.map((block) => ({
        ...block,
        markDefs: block.markDefs ?? [],
        style: styleOf(block),
      }))}
      components={componentsUnder[under]}
      onMissingComponent={false}
    />
  )
}

/** A list item is no heading: the list below it would be inside the heading, which HTML forbids. */
export function styleOf<Style extends string>(block: {
  style?: Style
  listItem?: string
}): Style | 'normal' {
  const { style = 'normal', listItem } = block
  return listItem && /^h\d$/.test(style) ? 'normal' : style
}
