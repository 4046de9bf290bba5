import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionData, SectionProps } from '../types.ts'
import { Choice, Head, Share, Shares, Strip, Warp } from './styles.ts'

/** One salary as two rows of cloth: what is paid in above, what becomes of it below. */
export function ContributionSplit({ data }: SectionProps<'contributionSplit'>) {
  const { heading, lead, sources, uses, choice } = data
  return (
    <Section>
      <Container>
        <Head>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
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
