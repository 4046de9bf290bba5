import { Text } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Bar, Bars, Days } from './lengthsStyles.ts'

const PERCENT = 100

/** Days as columns, and how far into them each way to be paid takes. To scale. */
export function Lengths({ data }: SectionProps<'timeline'>) {
  const { items, note } = data
  const days = data.labels ?? []
  return (
    <HeadedSection data={data}>
      <Days aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </Days>
      <Bars style={{ '--day': `${PERCENT / Math.max(1, days.length)}%` }}>
        {items?.map(({ _key, title, text, value, thread }) => (
          <Bar key={_key} style={{ '--days': value ?? 0, '--thread': `var(--${thread ?? 'ink'})` }}>
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
    </HeadedSection>
  )
}
