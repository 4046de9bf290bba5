import { Container } from '../../../design/layout/layout.ts'
import { Text } from '../../../design/text/text.ts'
import { hasLongWord } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Items } from './unevenStripsStyles.ts'

/** Of the narrow columns, a fifth of the width. */
const CHARACTERS_MAX = 9

/** Strips of uneven length, the first highlighted. */
export function UnevenStrips({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  return (
    <SectionFrame data={data} ground="ink">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Items $hasLongWord={hasLongWord(items, CHARACTERS_MAX)}>
          {items.map(({ _key, title, text }) => (
            <Item key={_key}>
              <code>{title}</code>
              <Text>{text}</Text>
            </Item>
          ))}
        </Items>
      </Container>
    </SectionFrame>
  )
}
