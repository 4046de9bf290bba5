import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Head, Weight, Weights } from './styles.ts'

const figures = new Intl.NumberFormat('en-GH')

/** Bars grow from the window's edge; the heaviest nearly reaches the other one. To scale. */
export function DownloadWeights({ data }: SectionProps<'downloadWeights'>) {
  const { heading, lead, unit } = data
  const weights = data.weights ?? []
  const heaviest = Math.max(1, ...weights.map(({ amount }) => amount ?? 0))
  return (
    <Section $ground="white">
      <Container>
        <Head>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
      </Container>
      <Weights>
        {weights.map(({ _key, title, amount }) => (
          <Weight key={_key} style={{ '--share': (amount ?? 0) / heaviest }}>
            <dt>{title}</dt>
            <dd>
              {figures.format(amount ?? 0)} {unit}
            </dd>
          </Weight>
        ))}
      </Weights>
    </Section>
  )
}
