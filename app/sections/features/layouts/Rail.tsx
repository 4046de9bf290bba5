import { Container } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Wires } from './railStyles.ts'

/** Items on ink, under wires in three colours. */
export function Rail({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Wires>
          {data.items?.map(({ _key, title, text }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </Wires>
      </Container>
    </SectionFrame>
  )
}
