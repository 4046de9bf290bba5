import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Notes, Token } from './styles.ts'

/** A meter token in its groups of four, one group at a time easy to read out. */
export function MeterToken({ data }: SectionProps<'meterToken'>) {
  const groups = data.token?.split(' ') ?? []
  return (
    <Section $ground="ink">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Token>
          {groups.map((group, index) => [index > 0 && ' ', <b key={group}>{group}</b>])}
        </Token>
        <Notes>
          {data.notes?.map(({ _key, title, text }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Notes>
      </Container>
    </Section>
  )
}
