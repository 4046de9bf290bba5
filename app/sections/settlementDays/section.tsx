import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Bar, Bars, Days } from './styles.ts'

const PERCENT = 100

/** Days as columns, and how far into them each way to be paid takes. To scale. */
export function SettlementDays({ data }: SectionProps<'settlementDays'>) {
  const { heading, bars, note } = data
  const days = data.days ?? []
  return (
    <Section>
      <Container>
        <Heading $size="d2">{heading}</Heading>
        <Days aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </Days>
        <Bars style={{ '--day': `${PERCENT / Math.max(1, days.length)}%` }}>
          {bars?.map(({ _key, title, text, lengthDays, thread }) => (
            <Bar
              key={_key}
              style={{ '--days': lengthDays ?? 0, '--thread': `var(--${thread ?? 'ink'})` }}
            >
              <dt>{title}</dt>
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
    </Section>
  )
}
