import { Container, Section } from '../../design/layout/layout.ts'
import { Lead } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import { SectionHead } from '../SectionHead.tsx'
import type { SectionProps } from '../types.ts'
import { semesterColumns } from './columns.ts'
import { Amount, Bar, Week, Weeks } from './styles.ts'

/** A semester as a calendar that money stands up in. Weeks without a payment are only drawn. */
export function SemesterPayments({ data }: SectionProps<'semesterPayments'>) {
  const { heading, lead, weekLabel, summary } = data
  return (
    <Section $ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} />
        <Weeks>
          {semesterColumns(data.weeks ?? 0, data.payments ?? []).map(({ week, paid }) => (
            <Week key={week} aria-hidden={!paid}>
              <VisuallyHidden>{weekLabel} </VisuallyHidden>
              <span>{week}</span>
              {paid && (
                <>
                  <Amount>{paid.amount}</Amount>
                  <Bar $thread={paid.thread} style={{ '--height': `${paid.heightPercent}%` }} />
                </>
              )}
            </Week>
          ))}
        </Weeks>
        {summary && (
          <Lead>
            <b>{summary.title}</b> {summary.text}
          </Lead>
        )}
      </Container>
    </Section>
  )
}
