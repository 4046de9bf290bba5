import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Manners } from './styles.ts'

/** Each rule is one sentence whose first word is as large as a headline. */
export function RequestManners({ data }: SectionProps<'requestManners'>) {
  return (
    <Section $ground="raffia">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Manners>
          {data.manners?.map(({ _key, word, text }) => (
            <li key={_key}>
              <b>{word}</b> {text}
            </li>
          ))}
        </Manners>
      </Container>
    </Section>
  )
}
