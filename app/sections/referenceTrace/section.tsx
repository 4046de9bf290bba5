import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { markReference } from './marked.ts'
import { Head, Stop, Thread } from './styles.ts'

/** One thread through several hands, with the same reference at every knot. */
export function ReferenceTrace({ data }: SectionProps<'referenceTrace'>) {
  const { heading, lead, reference, stops } = data
  return (
    <Section $ground="ink">
      <Container>
        <Head>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
        <Thread>
          {stops?.map(({ _key, place, line, note }) => (
            <Stop key={_key}>
              <h3>{place}</h3>
              <Text>
                <Marked line={line ?? ''} reference={reference ?? ''} />
              </Text>
              <Text $small $muted>
                {note}
              </Text>
            </Stop>
          ))}
        </Thread>
      </Container>
    </Section>
  )
}

function Marked({ line, reference }: { line: string; reference: string }) {
  return markReference(line, reference).map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
