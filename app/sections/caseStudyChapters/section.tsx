import { RichText } from '../../content/RichText.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { OptionalHead } from '../../sectionParts/OptionalHead.tsx'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Chapter, Columns } from './styles.ts'

/** The story in newspaper columns; the first opens with a drop cap. */
export function CaseStudyChapters({ data }: SectionProps<'caseStudyChapters'>) {
  return (
    <SectionFrame data={data} ground="white" flush>
      <OptionalHead data={data} spaced />
      <Columns as={Container}>
        {data.chapters?.map(({ _key, title, body }) => (
          <Chapter key={_key}>
            <Heading as={data.heading ? 'h3' : 'h2'} $size="d4">
              {title}
            </Heading>
            <RichText value={body} under={data.heading ? 'h3' : 'h2'} />
          </Chapter>
        ))}
      </Columns>
    </SectionFrame>
  )
}
