import { RichText } from '../../content/portableText.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Text } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Notes, Sentence, Title } from './styles.ts'

/** The mandate read aloud: one large sentence, its blanks filled in and underlined. */
export function MandateSentence({ data }: SectionProps<'mandateSentence'>) {
  return (
    <Section>
      <Container>
        <Title>{data.heading}</Title>
        <Sentence>
          <RichText value={data.sentence} />
        </Sentence>
        <Notes>
          {data.notes?.map(({ _key, title, text }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <Text>{text}</Text>
            </li>
          ))}
        </Notes>
      </Container>
    </Section>
  )
}
