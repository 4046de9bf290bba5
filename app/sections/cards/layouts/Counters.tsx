import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { PageHead } from '../../../sectionParts/PageHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Beamed, Copy, Counter, Note } from './countersStyles.ts'

/** The head of a page, and its goods on strips of uneven length that hang from one beam. */
export function Counters({ data }: SectionProps<'cards'>) {
  const { heading, lead, actions, items } = data
  const isWide = hasLongWord(items ?? [], THIRD_COLUMN_CHARACTERS_MAX)
  return (
    <SectionFrame data={data} flush>
      <PageHead heading={heading} lead={lead} actions={actions} look={actionLook(data.ground)} />
      <Container>
        <Beamed $isWide={isWide}>
          {items?.map(({ _key, title, note, text, ground, picture }) => (
            <Counter key={_key} $ground={ground ?? 'raffia'}>
              <ContentImage value={picture} width={360} sizes="360px" loading="eager" />
              <Copy>
                <Heading $size={isWide ? 'd4' : 'd3'}>{title}</Heading>
                {note && <Note>{note}</Note>}
                <Text>{text}</Text>
              </Copy>
            </Counter>
          ))}
        </Beamed>
      </Container>
    </SectionFrame>
  )
}
