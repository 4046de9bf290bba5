import { Container, Section } from '../../design/layout/layout.ts'
import { SectionHead } from '../SectionHead.tsx'
import type { SectionProps } from '../types.ts'
import { Legend, Weeks } from './styles.ts'
import { weekKinds } from './weekKinds.ts'

/** A bar a week; what the colours mean stands under them. The lead tells the same in words. */
export function SavingsYear({ data }: SectionProps<'savingsYear'>) {
  const kinds = weekKinds({
    weeks: data.weeks ?? 0,
    weeksHeld: data.weeksHeld ?? 0,
    loanWeeks: data.loanWeeks ?? [],
  })
  const legend = [
    { kind: 'held', label: data.heldLabel },
    { kind: 'loan', label: data.loanLabel },
    { kind: 'toCome', label: data.toComeLabel },
    { kind: 'shareOut', label: data.shareOutLabel },
  ] as const
  return (
    <Section $ground="raffia">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} />
        <Weeks aria-hidden>
          {kinds.map((kind, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the year
            <i key={index} data-week={kind} />
          ))}
        </Weeks>
        <Legend>
          {legend.map(({ kind, label }) => (
            <li key={kind}>
              <i data-week={kind} />
              {label}
            </li>
          ))}
        </Legend>
      </Container>
    </Section>
  )
}
