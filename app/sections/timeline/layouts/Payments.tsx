import { Container } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { weekColumns } from '../columns.ts'
import { Amount, Bar, Week, Weeks } from './paymentsStyles.ts'

/** Of all amounts in one row, at the smallest size: a week's column is as wide as its amount. */
const CHARACTERS_MAX = 110

/** Weeks in a row, with a bar for each payment. Weeks without a payment are only drawn. */
export function Payments({ data }: SectionProps<'timeline'>) {
  const { heading, lead, unitLabel, summary } = data
  const columns = weekColumns(data.weeks ?? 0, data.items ?? [])
  const longest = Math.max(0, ...columns.map(({ paid }) => paid?.amount.length ?? 0))
  return (
    <SectionFrame data={data} ground="white">
      <Container>
        <SectionHead heading={heading} lead={lead} />
        {columns.length > 0 && (
          <Weeks $isDense={columns.length * longest > CHARACTERS_MAX}>
            {columns.map(({ week, paid }) => (
              <Week key={week} aria-hidden={!paid}>
                <VisuallyHidden>{unitLabel} </VisuallyHidden>
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
        )}
        {summary && (
          <Lead>
            <b>{summary.title}</b> {summary.text}
          </Lead>
        )}
      </Container>
    </SectionFrame>
  )
}
