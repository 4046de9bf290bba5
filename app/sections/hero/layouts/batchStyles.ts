import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { deferredStylesId } from '../../../partialHydration/deferredStylesScript.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { Band, SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'

/** Above the section below it, which the batch reaches into. */
export const Scene = styled(SectionFrame)`
  position: relative;
  z-index: 1;
  overflow-x: hidden;
  overflow-x: clip;
  > div {
    align-items: center;
  }
`

export const Copy = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / 6;
  align-self: start;
  padding-block: clamp(2rem, 3vw, 3rem) 88px;
  &:not(:last-child) {
    min-height: 700px;
  }
  &:last-child {
    grid-column: 1 / 9;
  }
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 4vw, 4rem);
  }
  :is(h1, h2) + p {
    max-width: 30em;
    margin-block: clamp(1.75rem, 3vw, 2.75rem) ${token('s6')};
  }
  ${below(900)} {
    &:nth-child(n) {
      grid-column: 1 / -1;
      min-height: 0;
    }
    padding-bottom: 40px;
  }
`

/** The next section has no space of its own above its content, which the batch would cover. */
const beforeFlushSection = ['', `#${deferredStylesId('sections')} + `]
  .map((between) => `:has(> ${Scene}):has(+ ${between}* > section:not(${Band})) &`)
  .join()

/** Under 760 px the drawing for phones is here, no wider than it is drawn. */
export const Drawing = styled.div`
  grid-column: 6 / -1;
  align-self: end;
  margin: ${token('s7')} calc(-12px - ${token('gutter')}) -56px 0;
  ${beforeFlushSection} {
    margin-bottom: 0;
  }
  filter: drop-shadow(${token('shadow-cut')});
  ${photograph}
  img {
    ${revealDown}
    width: 100%;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin: 0 0 -24px;
    img {
      max-width: 680px;
    }
  }
  ${below(760)} {
    img {
      max-width: 420px;
    }
  }
`
