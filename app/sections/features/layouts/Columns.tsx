import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Items } from './columnsStyles.ts'

/** Columns, each with a note in bold. */
export function Columns({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  const isWide = hasLongWord(items, THIRD_COLUMN_CHARACTERS_MAX)
  return (
    <SectionFrame data={data} ground="raffia" flush>
      <Container>
        <HiddenHead data={data} />
        <Items $isEven={isWide}>
          {items.map(({ _key, title, text, note }) => (
            <Item key={_key}>
              <Heading as="h3" $size={isWide ? 'd4' : 'd3'}>
                {title}
              </Heading>
              <Text>{text}</Text>
              <strong>{note}</strong>
            </Item>
          ))}
        </Items>
      </Container>
    </SectionFrame>
  )
}
