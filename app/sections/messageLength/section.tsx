import { Container } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { smsLength, stretches } from './smsLength.ts'
import { Count, Head, Message, Messages, Ruler } from './styles.ts'

/** The same message twice: one letter decides how many characters fit. */
export function MessageLength({ data }: SectionProps<'messageLength'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
        <Messages>
          {data.messages?.map((text) => (
            <li key={text}>
              <Measured text={text} labels={data} />
            </li>
          ))}
        </Messages>
      </Container>
    </SectionFrame>
  )
}

type Labels = Pick<SectionData<'messageLength'>, 'limitLabel' | 'oneLabel' | 'moreLabel'>

function Measured({ text, labels }: { text: string; labels: Labels }) {
  const { count, limit, segments } = smsLength(text)
  const fits = segments === 1
  const verdict = fits ? labels.oneLabel : labels.moreLabel?.replace('{messages}', String(segments))
  return (
    <>
      <Message>
        {stretches(text).map(({ start, text: stretch, ucs2 }) =>
          ucs2 ? <mark key={start}>{stretch}</mark> : stretch,
        )}
      </Message>
      <Ruler
        style={{ '--used': Math.min(count / limit, 1), '--room': Math.min(limit / count, 1) }}
      />
      <Count $fits={fits}>
        <b>{count}</b>
        {` ${labels.limitLabel?.replace('{limit}', String(limit)) ?? ''} `}
        <span>{verdict}</span>
      </Count>
    </>
  )
}
