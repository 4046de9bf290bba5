import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { ContentLink } from './contentLink.tsx'
import type { RichText as RichTextValue } from './types.generated.ts'

const components: PortableTextComponents = {
  marks: {
    textLink: ({ value, children }) => <ContentLink link={value}>{children}</ContentLink>,
  },
}

interface RichTextProps {
  value: RichTextValue | null | undefined
}

/** Running text as editors write it; stands inside the design's `Prose`. */
export function RichText({ value }: RichTextProps) {
  if (!value) return null
  return <PortableText value={value} components={components} onMissingComponent={false} />
}
