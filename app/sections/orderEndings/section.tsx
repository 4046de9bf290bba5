import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Ending, Hanging, Head } from './styles.ts'

/** How an order can end: the good one wide and green, the others cut to uneven lengths. */
export function OrderEndings({ data }: SectionProps<'orderEndings'>) {
  return (
    <Section $ground="ink">
      <Container>
        <Head>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
        <Hanging>
          {data.endings?.map(({ _key, code, text }) => (
            <Ending key={_key}>
              <code>{code}</code>
              <Text>{text}</Text>
            </Ending>
          ))}
        </Hanging>
      </Container>
    </Section>
  )
}
