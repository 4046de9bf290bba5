import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Jobs } from './styles.ts'

/** Jobs under beams of their own, each hung a step lower. */
export function SteppedJobs({ data }: SectionProps<'steppedJobs'>) {
  return (
    <Section>
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Jobs>
          {data.jobs?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d3">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Jobs>
      </Container>
    </Section>
  )
}
