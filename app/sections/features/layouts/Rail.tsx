import { Container } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'
import { Wires } from './railStyles.ts'

/** The rails a product runs on, on ink, under wires in three colours. */
export function Rail({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data} ground="ink">
      <Container>
        <Head data={data} />
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
