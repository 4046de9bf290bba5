import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

export const Banner = styled(SectionFrame)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  align-items: center;
  min-height: clamp(420px, 36vw, 640px);
  overflow: hidden;
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`

/** Starts where the container starts, although the field reaches the window's edge. */
export const Copy = styled.div`
  min-width: 0;
  padding: clamp(2.5rem, 6vw, 6rem) ${token('gutter')};
  padding-left: max(${token('gutter')}, calc((100vw - ${token('container')}) / 2));
  h2 {
    max-width: 9.2em;
    margin-bottom: ${token('s7')};
  }
  h2 + p {
    max-width: 28em;
    margin-bottom: ${token('s7')};
  }
`

/** Spoken as the start of the heading, set apart from it. */
export const Kicker = styled.span`
  display: block;
  margin: 0 0 14px 0.02em;
  font: 700 ${token('fs-body')} / 1.3 ${token('text')};
  letter-spacing: 0.02em;
`

export const Cloth = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: 41.66%;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 0;
  }
  ${below(760)} {
    position: static;
    width: auto;
    height: 150px;
  }
`
