import { styled } from 'styled-components'
import { Container } from '../../../design/layout/layout.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { aroundHotspot } from '../../../sectionParts/hotspot.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'

export const Field = styled(SectionFrame)`
  overflow: hidden;
`

export const Copy = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 28px ${token('gap')};
  align-items: end;
  padding-block: clamp(2.5rem, 6vw, 6rem) clamp(2.5rem, 5vw, 5rem);
  :is(h1, h2):not([data-long]) {
    font-size: min(17vw, clamp(3.25rem, 0.8rem + 8vw, 10rem));
    line-height: 0.86;
    letter-spacing: -0.035em;
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The strips keep their size on small windows and run off the edge. */
export const Cloth = styled.div`
  border-top: ${token('beam')} solid ${token('ink')};
  ${photograph}
  img {
    width: 100%;
    min-width: 900px;
    max-width: none;
  }
  ${aroundHotspot('max(900px, 100%)')}
`
