import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Title, Uses } from './styles.ts'

/** Uses in two columns beside their heading; the second column starts lower, as in a street. */
export function CashUses({ data }: SectionProps<'cashUses'>) {
  return (
    <Section>
      <Grid as={Container}>
        <Title $size="d2">{data.heading}</Title>
        <Uses>
          {data.uses?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </li>
          ))}
        </Uses>
      </Grid>
    </Section>
  )
}
