import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Wires } from './styles.ts'

/** The rails a product runs on, on ink, under wires in three colours. */
export function WiredRails({ data }: SectionProps<'wiredRails'>) {
  return (
    <Section $ground="ink">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Wires>
          {data.rails?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Wires>
      </Container>
    </Section>
  )
}
