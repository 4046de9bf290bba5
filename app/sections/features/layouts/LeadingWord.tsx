import { Container } from '../../../design/layout/layout.ts'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Items } from './leadingWordStyles.ts'

/** Of the narrow columns, three tenths of the width. */
const CHARACTERS_MAX = 6

/** Each item is one sentence, whose first word is as large as a headline. */
export function LeadingWord({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  return (
    <SectionFrame data={data} ground="raffia">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Items
          $hasLongWord={hasLongWord(items, CHARACTERS_MAX)}
          $isWide={hasLongWord(items, THIRD_COLUMN_CHARACTERS_MAX)}
        >
          {items.map(({ _key, title, text }) => (
            <li key={_key}>
              <b>{title}</b> {text}
            </li>
          ))}
        </Items>
      </Container>
    </SectionFrame>
  )
}
