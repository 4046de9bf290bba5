import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Condition, Steps } from './styles.ts'

/** What has to be settled first: three beams, each one step lower than the one before. */
export function OpeningConditions({ data }: SectionProps<'openingConditions'>) {
  return (
    <Section>
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Steps>
          {data.conditions?.map(({ _key, title, text }) => (
            <Condition key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Condition>
          ))}
        </Steps>
      </Container>
    </Section>
  )
}
