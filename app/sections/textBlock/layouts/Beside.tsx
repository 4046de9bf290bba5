import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { below } from '../../../design/media.ts'
import { Prose } from '../../../design/prose/prose.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'

const Columns = styled(Grid)`
  row-gap: ${token('s6')};
  > header {
    grid-column: 1 / span 5;
  }
  > div {
    grid-column: 6 / -1;
  }
  ${below(900)} {
    > header,
    > div {
      grid-column: 1 / -1;
    }
  }
`

/** The heading on the left, the text on the right, also without a heading. */
export function Beside({ data }: SectionProps<'textBlock'>) {
  return (
    <SectionFrame data={data}>
      <Columns as={Container}>
        <Head heading={data.heading} lead={data.lead} />
        <Prose>
          <RichText value={data.body} />
        </Prose>
      </Columns>
    </SectionFrame>
  )
}
