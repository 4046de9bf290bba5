import { Container, Section } from '../../design/layout/layout.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionProps } from '../types.ts'
import { Highlights } from './styles.ts'

/** A case study in three figures, each with the rest of its sentence. */
export function CaseHighlights({ data }: SectionProps<'caseHighlights'>) {
  return (
    <Section $ground="white" $flush>
      <Container>
        <Highlights>
          <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
          <ul>
            {data.highlights?.map(({ _key, figure, text }) => (
              <li key={_key}>
                <b>{figure}</b> {text}
              </li>
            ))}
          </ul>
        </Highlights>
      </Container>
    </Section>
  )
}
