import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Outcome, Outcomes, Words } from './styles.ts'

const grouped = new Intl.NumberFormat('en-GH')

/** Every message of a batch is in one of these rows; each bar is as long as its share. */
export function DeliveryReport({ data }: SectionProps<'deliveryReport'>) {
  const outcomes = data.outcomes ?? []
  const total = outcomes.reduce((sum, { count }) => sum + (count ?? 0), 0)
  return (
    <Section $ground="white">
      <Grid as={Container}>
        <Words>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Words>
        <Outcomes>
          {outcomes.map(({ _key, count, title, text }) => (
            <Outcome key={_key} style={{ '--share': total > 0 ? (count ?? 0) / total : 0 }}>
              <b>{grouped.format(count ?? 0)}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </Outcome>
          ))}
        </Outcomes>
      </Grid>
    </Section>
  )
}
