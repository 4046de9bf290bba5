import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { aroundHotspot } from '../../../sectionParts/hotspot.ts'
import { photograph } from '../../photograph.ts'

/** The strips keep a readable width; a narrower window shows some of them, on phones from April. */
export const Strips = styled.div`
  overflow: hidden;
  border-top: ${token('beam')} solid ${token('ink')};
  ${photograph}
  img {
    ${revealDown}
    width: 100%;
    min-width: 1060px;
    max-width: none;
    margin-left: min(0px, (100vw - 1060px) * 0.35);
  }
  ${aroundHotspot('max(1060px, 100%)')}
`

export const Copy = styled.div`
  grid-column: 1 / 9;
  padding-block: 40px clamp(3rem, 6vw, 5.5rem);
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 3vw, 3rem);
  }
  :is(h1, h2) + p {
    max-width: 33em;
    margin: clamp(1.75rem, 3vw, 2.75rem) 0 28px;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    padding-bottom: ${token('s7')};
  }
`

export const Paper = styled.div`
  position: relative;
  grid-column: 9 / -1;
  margin-top: -66px;
  filter: drop-shadow(${token('shadow-cut')});
  img {
    width: 100%;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    max-width: 420px;
    margin: -8px 0 ${token('s7')};
  }
`
