import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Sum, Words } from './styles.ts'

/** A transfer from what is sent to what arrives, with the double line of a finished sum. */
export function ExchangeSum({ data }: SectionProps<'exchangeSum'>) {
  const { heading, lead, steps, result } = data
  return (
    <Section>
      <Grid as={Container}>
        <Words>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Words>
        <Sum>
          {steps?.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {result && (
            <div>
              <dt>{result.label}</dt>
              <dd>{result.value}</dd>
            </div>
          )}
        </Sum>
      </Grid>
    </Section>
  )
}
