import { ContentImage } from '../../content/image.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead, Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Hanging, Head, Tab } from './styles.ts'

/** Checkout cards hang from one beam, each a little lower than the one before. */
export function CheckoutTabs({ data }: SectionProps<'checkoutTabs'>) {
  return (
    <Section>
      <Container>
        <Head>
          <Heading $size="d2">{data.heading}</Heading>
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </Head>
        <Hanging>
          {data.tabs?.map(({ _key, title, text, picture }) => (
            <Tab key={_key}>
              <ContentImage value={picture} width={440} />
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </Tab>
          ))}
        </Hanging>
      </Container>
    </Section>
  )
}
