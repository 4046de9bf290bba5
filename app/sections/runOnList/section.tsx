import { Container, Section } from '../../design/layout/layout.ts'
import type { SectionProps } from '../types.ts'
import { Items, Title } from './styles.ts'

/** A list that reads as one paragraph. */
export function RunOnList({ data }: SectionProps<'runOnList'>) {
  return (
    <Section>
      <Container>
        <Title>{data.heading}</Title>
        <Items>
          {data.items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Items>
      </Container>
    </Section>
  )
}
