import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Choice, ChoiceList } from './choicesStyles.ts'

/** Two options, offset. */
export function Choices({ data }: SectionProps<'features'>) {
  const size = hasLongWord(data.items ?? [], THIRD_COLUMN_CHARACTERS_MAX) ? 'd4' : 'd3'
  return (
    <SectionFrame data={data} ground="raffia">
      <Grid as={Container}>
        <HeadColumn data={data} />
        <ChoiceList>
          {data.items?.map(({ _key, title, text }) => (
            <Choice key={_key}>
              <Heading as="h3" $size={size}>
                {title}
              </Heading>
              <Text>{text}</Text>
            </Choice>
          ))}
        </ChoiceList>
      </Grid>
    </SectionFrame>
  )
}
