import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { weekKinds } from '../weekKinds.ts'
import { Legend, Weeks } from './yearStyles.ts'

/** One bar for each week, with a legend below. The lead is the text alternative. */
export function Year({ data }: SectionProps<'timeline'>) {
  const kinds = weekKinds({
    weeks: data.weeks ?? 0,
    weeksOver: data.weeksOver ?? 0,
    entryWeeks: data.items?.flatMap(({ at }) => at ?? []) ?? [],
  })
  const legend = [
    { kind: 'past', label: data.labels?.[0] },
    { kind: 'entry', label: data.labels?.[1] },
    { kind: 'coming', label: data.labels?.[2] },
    { kind: 'last', label: data.labels?.[3] },
  ] as const
  const labelled = legend.filter(({ label }) => label)
  return (
    <SectionFrame data={data} ground="raffia">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} />
        {kinds.length > 0 && (
          <Weeks
            aria-hidden
            style={{ '--weeks': kinds.length, '--half': Math.ceil(kinds.length / 2) }}
          >
            {kinds.map((kind, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the year
              <i key={index} data-week={kind} />
            ))}
          </Weeks>
        )}
        {labelled.length > 0 && (
          <Legend aria-hidden>
            {labelled.map(({ kind, label }) => (
              <li key={kind}>
                <i data-week={kind} />
                {label}
              </li>
            ))}
          </Legend>
        )}
      </Container>
    </SectionFrame>
  )
}
