import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Band, Item, Items } from './numbersStyles.ts'

/** Of the third column, a quarter of the width. */
const CHARACTERS_MAX = 3

/** Numbers in a row between hairlines, each with the rest of its sentence. */
export function Numbers({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  const isWide = hasLongWord(items, THIRD_COLUMN_CHARACTERS_MAX)
  const size = hasLongWord(items, CHARACTERS_MAX) ? 'd3' : 'd1'
  return (
    <Band data={data} flush>
      <Container>
        <HiddenHead data={data} />
        <Items $isEven={isWide}>
          {items.map(({ _key, title, text }) => (
            <Item key={_key}>
              <Heading as="b" $size={isWide ? 'd4' : size}>
                {title}
              </Heading>{' '}
              <Text as="span">{text}</Text>
            </Item>
          ))}
        </Items>
      </Container>
    </Band>
  )
}
