import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { ContentImage } from '../../content/ContentImage.tsx'
import { richTextComponents, styleOf } from '../../content/RichText.tsx'
import type { ArticleData } from './query.ts'
import { Figure } from './styles.ts'

type Blocks = NonNullable<ArticleData['body']>
type FigureBlock = Extract<Blocks[number], { _type: 'articleFigure' }>

const components: PortableTextComponents = {
  ...richTextComponents,
  types: { articleFigure: ({ value }: { value: FigureBlock }) => <BodyFigure {...value} /> },
}

/** The text of an article as editors write it. Blocks of an unknown type are skipped. */
export function ArticleBody({ value }: { value: Blocks | null }) {
  if (!value) return null
  const blocks = value.map((block) =>
    block._type === 'block'
      ? { ...block, markDefs: block.markDefs ?? [], style: styleOf(block) }
      : block,
  )
  return <PortableText value={blocks} components={components} onMissingComponent={false} />
}

/** Nothing where its picture is missing. */
function BodyFigure({ picture, caption }: FigureBlock) {
  if (!picture?.asset) return null
  return (
    <Figure>
      <ContentImage value={picture} width={960} sizes="(max-width: 760px) 100vw, 960px" />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}
