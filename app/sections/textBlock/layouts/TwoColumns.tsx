import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Prose } from '../../../design/prose/prose.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'

/** As many columns of a readable width as fit, but no more than two. */
const Body = styled(Prose)`
  max-width: none;
  columns: 26rem 2;
  column-gap: clamp(2rem, 5vw, 5rem);
  header + & {
    margin-top: clamp(1.75rem, 3vw, 2.75rem);
  }
  h3 {
    break-after: avoid;
  }
  li {
    break-inside: avoid;
  }
`

/** Longer text in two columns under its heading. */
export function TwoColumns({ data }: SectionProps<'textBlock'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head heading={data.heading} lead={data.lead} />
        <Body>
          <RichText value={data.body} />
        </Body>
      </Container>
    </SectionFrame>
  )
}
