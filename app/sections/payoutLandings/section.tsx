import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionProps } from '../types.ts'
import { Landing, Landings } from './styles.ts'

/** Where money can land, from the fastest place to the nearest. */
export function PayoutLandings({ data }: SectionProps<'payoutLandings'>) {
  return (
    <Section $ground="raffia" $flush>
      <Container>
        <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
        <Landings>
          {data.landings?.map(({ _key, title, text, speed }) => (
            <Landing key={_key}>
              <Heading as="h3" $size="d3">
                {title}
              </Heading>
              <Text>{text}</Text>
              <strong>{speed}</strong>
            </Landing>
          ))}
        </Landings>
      </Container>
    </Section>
  )
}
