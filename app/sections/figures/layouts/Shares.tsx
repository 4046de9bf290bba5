import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { numberText } from '../numberText.ts'
import { Copy, Outcome, Outcomes } from './sharesStyles.ts'

/** Of the narrowest column of numbers, 104 px. */
const CHARACTERS_MAX = 6

/** Figures that make up a whole; each bar is as long as its share of the sum. */
export function Shares({ data }: SectionProps<'figures'>) {
  const items = data.items ?? []
  const texts = items.map((item) => (item.value === null ? item.figure : numberText(item)))
  const isStacked = texts.some((text) => (text?.length ?? 0) > CHARACTERS_MAX)
  const total = items.reduce((sum, { value }) => sum + (value ?? 0), 0)
  return (
    <SectionFrame data={data} ground="white">
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Copy>
        <Outcomes $isStacked={isStacked}>
          {items.map(({ _key, value, label, text }, index) => (
            <Outcome key={_key} style={{ '--share': total > 0 ? (value ?? 0) / total : 0 }}>
              <b>{texts[index]}</b>
              <h3>{label}</h3>
              <p>{text}</p>
            </Outcome>
          ))}
        </Outcomes>
      </Grid>
    </SectionFrame>
  )
}
