import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Features, Figure } from './styles.ts'

/** Numbers large enough to count by: two, then the one that matters most, then three a row. */
export function NumberedFeatures({ data }: SectionProps<'numberedFeatures'>) {
  return (
    <Section id={data.anchor ?? undefined}>
      <Container>
        <Heading $size="d1">{data.heading}</Heading>
        <Features>
          {data.items?.map(({ _key, number, text, detail }) => (
            <li key={_key}>
              <Figure>{number}</Figure>
              <Heading as="h3" $size="d4">
                {text}
              </Heading>
              <p>{detail}</p>
            </li>
          ))}
        </Features>
      </Container>
    </Section>
  )
}
