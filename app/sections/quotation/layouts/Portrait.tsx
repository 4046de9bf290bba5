import { styled } from 'styled-components'
import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { below } from '../../../design/media.ts'
import { Portrait as Frame } from '../../../design/portrait/Portrait.tsx'
import { token } from '../../../design/tokens.ts'
import { OptionalHead } from '../../../sectionParts/OptionalHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { QuotationFigure } from '../QuotationFigure.tsx'

/** Without a portrait the text begins at the left edge. */
const Columns = styled(Grid)`
  row-gap: ${token('s6')};
  align-items: end;
  > figure {
    grid-column: 1 / span 10;
  }
  > div {
    grid-column: 1 / span 3;
  }
  > div + figure {
    grid-column: 5 / -1;
  }
  ${below(900)} {
    > div {
      grid-column: 1 / span 6;
    }
    > figure,
    > div + figure {
      grid-column: 1 / -1;
    }
  }
`

/** The person on the left, the quotation next to it. */
export function Portrait({ data }: SectionProps<'quotation'>) {
  return (
    <SectionFrame data={data}>
      <OptionalHead data={data} />
      <Columns as={Container}>
        {data.portrait?.asset && (
          <Frame>
            <ContentImage value={data.portrait} width={400} height={500} sizes="400px" />
          </Frame>
        )}
        <QuotationFigure data={data} />
      </Columns>
    </SectionFrame>
  )
}
