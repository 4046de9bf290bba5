import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { BarList, BarRow } from './barsStyles.ts'

const figures = new Intl.NumberFormat('en-GH')

/**
 * Our own bar, the first, is usually too short for its name. Up to this share of the largest, the
 * name follows the number.
 */
const NAME_LAST_BELOW = 0.5

/** Bars grow from the window's edge; the largest nearly reaches the other one. To scale. */
export function Bars({ data }: SectionProps<'chart'>) {
  const { heading, lead, unit } = data
  const items = data.items ?? []
  const largest = Math.max(0, ...items.map(({ value }) => value ?? 0)) || 1
  const amounts = items.map(({ value }) => `${figures.format(value ?? 0)} ${unit ?? ''}`)
  return (
    <SectionFrame data={data} ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} muted />
      </Container>
      <BarList style={{ '--letters': Math.max(0, ...amounts.map(({ length }) => length)) }}>
        {items.map(({ _key, title, value }, index) => {
          const share = (value ?? 0) / largest
          return (
            <BarRow
              key={_key}
              style={{ '--share': share }}
              $isNameLast={index === 0 && share < NAME_LAST_BELOW}
            >
              <dt>
                <span>{title}</span>
              </dt>
              <dd>{amounts[index]}</dd>
            </BarRow>
          )
        })}
      </BarList>
    </SectionFrame>
  )
}
