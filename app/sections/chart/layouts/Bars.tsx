import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Weight, Weights } from './barsStyles.ts'

const figures = new Intl.NumberFormat('en-GH')

/** Bars grow from the window's edge; the heaviest nearly reaches the other one. To scale. */
export function Bars({ data }: SectionProps<'chart'>) {
  const { heading, lead, unit } = data
  const items = data.items ?? []
  const heaviest = Math.max(1, ...items.map(({ value }) => value ?? 0))
  return (
    <SectionFrame data={data} ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} muted />
      </Container>
      <Weights>
        {items.map(({ _key, title, value }) => (
          <Weight key={_key} style={{ '--share': (value ?? 0) / heaviest }}>
            <dt>{title}</dt>
            <dd>
              {figures.format(value ?? 0)} {unit}
            </dd>
          </Weight>
        ))}
      </Weights>
    </SectionFrame>
  )
}
