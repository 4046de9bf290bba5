import { ContentImage } from '../../content/image.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading, Text } from '../../design/text/text.ts'
import { PageHead } from '../PageHead.tsx'
import type { SectionProps } from '../types.ts'
import { Beamed, Counter, Supplier, Words } from './styles.ts'

/** The head of a page, and its goods on strips of uneven length that hang from one beam. */
export function HangingCounters({ data }: SectionProps<'hangingCounters'>) {
  const { heading, lead, actions, counters } = data
  return (
    <section>
      <PageHead heading={heading} lead={lead} actions={actions} />
      <Container>
        <Beamed>
          {counters?.map(({ _key, title, supplier, text, ground, picture }) => (
            <Counter key={_key} $ground={ground ?? 'raffia'}>
              <ContentImage value={picture} width={360} sizes="360px" loading="eager" />
              <Words>
                <Heading $size="d3">{title}</Heading>
                <Supplier>{supplier}</Supplier>
                <Text>{text}</Text>
              </Words>
            </Counter>
          ))}
        </Beamed>
      </Container>
    </section>
  )
}
