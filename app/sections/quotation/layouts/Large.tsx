import { styled } from 'styled-components'
import { Container } from '../../../design/layout/layout.ts'
import { OptionalHead } from '../../../sectionParts/OptionalHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { QuotationFigure } from '../QuotationFigure.tsx'

const Measure = styled.div`
  max-width: 68rem;
`

/** The quotation alone, at a readable width. */
export function Large({ data }: SectionProps<'quotation'>) {
  return (
    <SectionFrame data={data}>
      <OptionalHead data={data} />
      <Container>
        <Measure>
          <QuotationFigure data={data} />
        </Measure>
      </Container>
    </SectionFrame>
  )
}
