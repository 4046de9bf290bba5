import { Container, Section } from '../../design/layout/layout.ts'
import { SectionHead } from '../SectionHead.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { Choice, Share, Shares, Strip, Warp } from './styles.ts'

/** One salary as two rows of cloth: what is paid in above, what becomes of it below. */
export function ContributionSplit({ data }: SectionProps<'contributionSplit'>) {
  const { heading, lead, sources, uses, choice } = data
  return (
    <Section>
      <Container>
        <SectionHead heading={heading} lead={lead} even muted />
        <ShareRow shares={sources} />
        <Warp />
        <ShareRow shares={uses} />
        {choice && (
          <Choice>
            <Strip />
            <span>
              <b>{choice.title}</b> {choice.text}
            </span>
          </Choice>
        )}
      </Container>
    </Section>
  )
}

function ShareRow({ shares }: { shares: SectionData<'contributionSplit'>['sources'] }) {
  return (
    <Shares>
      {shares?.map(({ _key, percent, label, ground }) => (
        <Share key={_key} $ground={ground ?? 'raffia'} style={{ '--share': percent ?? 1 }}>
          <b>{percent}%</b> {label}
        </Share>
      ))}
    </Shares>
  )
}
