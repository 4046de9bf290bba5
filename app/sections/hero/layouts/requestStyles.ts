import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealRight } from '../../../sectionParts/entryAnimation.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'

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
    margin-top: clamp(1.5rem, 5vw, 5rem);
  }
  :is(h1, h2):not([data-long]) {
    font-size: clamp(2.75rem, 1.4rem + 4.4vw, 6rem);
  }
  :is(h1, h2) + p {
    max-width: 27em;
    margin: clamp(1.75rem, 3vw, 2.75rem) 0 28px;
  }
  ${below(900)} {
    &:nth-child(n) {
      grid-column: 1 / -1;
    }
    &:not(:last-child) {
      padding-bottom: 8px;
    }
  }
`

export const Illustration = styled.div`
  grid-column: 6 / -1;
  align-self: end;
  margin-right: calc(${token('gutter')} - max(${token('gutter')}, (100vw - ${token('container')}) / 2));
  ${photograph}
  img {
    ${revealRight}
    width: 100%;
    min-width: min(760px, 56vw);
    margin-left: -4%;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-inline: calc(-1 * ${token('gutter')});
    img {
      width: 100%;
      margin: 0;
    }
  }
`
