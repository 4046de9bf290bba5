import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { aroundHotspot } from '../../../sectionParts/hotspot.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

export const Scene = styled(SectionFrame)`
  overflow: hidden;
  overflow: clip;
`

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / 6;
  padding-block: clamp(2rem, 3vw, 3rem) 72px;
  &:last-child {
    grid-column: 1 / 9;
  }
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 7vw, 7rem);
  }
  :is(h1, h2) + p {
    max-width: 26em;
    margin: clamp(1.75rem, 3vw, 2.75rem) 0 28px;
  }
  ${below(900)} {
    &:nth-child(n) {
      grid-column: 1 / -1;
    }
    &:not(:last-child) {
      padding-bottom: 24px;
    }
  }
`

export const Counter = styled.div`
  position: relative;
  grid-column: 6 / -1;
  min-height: 740px;
  margin-right: calc(-1 * max(${token('gutter')}, (100vw - ${token('container')}) / 2));
  ${below(900)} {
    grid-column: 1 / -1;
    min-height: 600px;
    margin-inline: calc(-1 * ${token('gutter')});
  }
`

export const Shop = styled.div`
  position: absolute;
  top: 64px;
  left: 6%;
  width: max(820px, 100%);
  img {
    ${revealDown}
    width: 100%;
  }
  ${below(900)} {
    top: 24px;
    left: 0;
    width: 100%;
  }
  /* Phones show a part of the shop at a readable size. */
  ${below(520)} {
    img {
      width: max(760px, 100% + 180px);
      max-width: none;
      margin-left: -180px;
    }
    ${aroundHotspot('max(760px, 100% + 180px)')}
  }
`

export const Card = styled.div`
  position: absolute;
  top: 128px;
  left: 42%;
  width: min(400px, 52%);
  filter: drop-shadow(${token('shadow-cut-deep')});
  img {
    width: 100%;
  }
  ${below(900)} {
    top: 96px;
    left: max(64px, 18%);
    width: min(340px, 78%);
  }
`
