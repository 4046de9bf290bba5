import { Container } from '../../../design/layout/layout.ts'
import { Text } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Bar, Bars, Days } from './lengthsStyles.ts'

const PERCENT = 100

/** Days as columns, and how far into them each way to be paid takes. To scale. */
export function Lengths({ data }: SectionProps<'timeline'>) {
  const { heading, lead, items, note } = data
  const days = data.labels ?? []
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={heading} lead={lead} muted />
        <Days aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </Days>
        <Bars style={{ '--day': `${PERCENT / Math.max(1, days.length)}%` }}>
          {items?.map(({ _key, title, text, value, thread }) => (
            <Bar
              key={_key}
              style={{ '--days': value ?? 0, '--thread': `var(--${thread ?? 'ink'})` }}
            >
              {title && <dt>{title}</dt>}
              <dd>{text}</dd>
            </Bar>
          ))}
        </Bars>
        {note && (
          <Text $small $muted>
            {note}
          </Text>
        )}
      </Container>
    </SectionFrame>
  )
}
