import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Prose } from '../../../design/prose/prose.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'

const Body = styled(Prose)`
  header + & {
    margin-top: clamp(1.75rem, 3vw, 2.75rem);
  }
`

/** Heading, lead and text under one another in one measure. */
export function Column({ data }: SectionProps<'textBlock'>) {
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
