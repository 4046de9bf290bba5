import { styled } from 'styled-components'
import { below, media } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'

/** A quiet band: less air than other sections have. */
export const Band = styled(SectionFrame)`
  padding-block: clamp(4rem, 7vw, 7rem);
  ${media.print} {
    display: none;
  }
  & + &,
  * + & {
    border-top: 1px solid ${token('line')};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 5fr 6fr;
  gap: clamp(1.5rem, 7vw, 7rem);
  align-items: end;
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Heading and lead, where the heading alone is without a lead. */
export const Copy = styled.div`
  p {
    margin-top: ${token('s4')};
  }
`
