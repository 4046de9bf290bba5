import { Container } from '../../../design/layout/layout.ts'
import { Heading, Text } from '../../../design/text/text.ts'
import { HiddenHead } from '../../HiddenHead.tsx'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Landing, Landings } from './columnsStyles.ts'

/** Where money can land, from the fastest place to the nearest. */
export function Columns({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="raffia" flush>
      <Container>
        <HiddenHead data={data} />
        <Landings>
          {data.items?.map(({ _key, title, text, note }) => (
            <Landing key={_key}>
              <Heading as="h3" $size="d3">
                {title}
              </Heading>
              <Text>{text}</Text>
              <strong>{note}</strong>
            </Landing>
          ))}
        </Landings>
      </Container>
    </SectionFrame>
  )
}
