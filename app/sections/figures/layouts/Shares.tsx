import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { numberText } from '../numberText.ts'
import { Copy, Outcome, Outcomes } from './sharesStyles.ts'

/** Figures that make up a whole; each bar is as long as its share of the sum. */
export function Shares({ data }: SectionProps<'figures'>) {
  const items = data.items ?? []
  const total = items.reduce((sum, { value }) => sum + (value ?? 0), 0)
  return (
    <SectionFrame data={data} ground="white">
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Copy>
        <Outcomes>
          {items.map(({ _key, value, unit, suffix, figure, label, text }) => (
            <Outcome key={_key} style={{ '--share': total > 0 ? (value ?? 0) / total : 0 }}>
              <b>{value === null ? figure : numberText({ value, unit, suffix })}</b>
              <h3>{label}</h3>
              <p>{text}</p>
            </Outcome>
          ))}
        </Outcomes>
      </Grid>
    </SectionFrame>
  )
}
