import { Container } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Items } from './stepsStyles.ts'

/** Items under beams of their own, each a little lower. */
export function Steps({ data }: SectionProps<'features'>) {
  const size = hasLongWord(data.items ?? [], THIRD_COLUMN_CHARACTERS_MAX) ? 'd4' : 'd3'
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Items>
          {data.items?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size={size}>
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Items>
      </Container>
    </SectionFrame>
  )
}
