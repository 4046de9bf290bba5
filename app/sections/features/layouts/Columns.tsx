import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { HiddenHead } from '../../../sectionParts/HiddenHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Items } from './columnsStyles.ts'

/** Columns, each with a note in bold. */
export function Columns({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="raffia" flush>
      <Container>
        <HiddenHead data={data} />
        <Items>
          {data.items?.map(({ _key, title, text, note }) => (
            <Item key={_key}>
              <Heading as="h3" $size="d3">
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
