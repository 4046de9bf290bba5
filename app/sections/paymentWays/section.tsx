import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Way, Ways } from './styles.ts'

/** What the customer does, way by way; each wears the colour of its thread. */
export function PaymentWays({ data }: SectionProps<'paymentWays'>) {
  return (
    <Section>
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Ways>
          {data.ways?.map(({ _key, title, text, note, thread }) => (
            <Way key={_key} style={{ '--thread': `var(--${thread ?? 'ink'})` }}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text>{text}</Text>
              {note && (
                <Text $small $muted>
                  {note}
                </Text>
              )}
            </Way>
          ))}
        </Ways>
      </Container>
    </Section>
  )
}
