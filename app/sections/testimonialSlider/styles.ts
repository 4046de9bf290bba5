import { css, styled } from 'styled-components'
import { below, media } from '../../design/media.ts'
import { tabularFigures } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { scriptControls, withScript } from '../../sectionParts/withScript.ts'

export const Frame = styled(SectionFrame)`
  position: relative;
  overflow: hidden;
  overflow: clip;
`

/**
 * All slides lie in one cell, so the tallest gives the height and nothing moves on a turn. Without
 * scripts and on paper they are one below the other.
 */
export const Slides = styled.div`
  display: grid;
`

export const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  min-height: 600px;
  > img {
    width: 100%;
    height: 100%;
    max-height: 720px;
    align-self: end;
    object-fit: cover;
    object-position: 50% 0;
  }
  ${below(760)} {
    grid-template-columns: 1fr;
    grid-template-rows: 380px 1fr;
    min-height: 0;
    > img {
      /* WebKit resolves 100% against the whole slide, not against the row. */
      height: 380px;
      max-height: none;
    }
  }
  ${withScript(css`
    grid-area: 1 / 1;
    &:not([data-shown]) {
      visibility: hidden;
    }
    ${media.motionAllowed} {
      &[data-shown] > * {
        transition: opacity ${token('t-slow')} ${token('ease')};
      }
      &:not([data-shown]) > * {
        opacity: 0;
      }
    }
  `)}
  ${media.print} {
    grid-template: none / 140px minmax(0, 1fr);
    min-height: 0;
    margin-bottom: ${token('s6')};
    break-inside: avoid;
    > img {
      height: 180px;
      align-self: start;
    }
  }
`

/** Space at the foot for the controls, which are at the same place under every quote. */
export const Quote = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(3rem, 6vw, 6.5rem) max(${token('gutter')}, calc((100vw - ${token('container')}) / 2))
    clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 7vw, 7.5rem);
  blockquote {
    font-size: clamp(1.5rem, 1rem + 2vw, 2.875rem);
    font-weight: 500;
    line-height: 1.2;
    letter-spacing: -0.018em;
    text-indent: -0.42em;
    text-wrap: pretty;
  }
  ${below(760)} {
    padding: 40px ${token('gutter')};
    blockquote {
      padding-left: 0.42em;
    }
  }
  ${withScript(css`
    padding-bottom: calc(clamp(2.5rem, 5vw, 4.5rem) + 88px);
    ${below(760)} {
      padding-bottom: 124px;
    }
  `)}
  ${media.print} {
    padding-block: 0;
  }
`

export const Author = styled.p`
  margin-top: ${token('s6')};
  b {
    display: block;
    font-weight: 700;
  }
`

export const Controls = styled.div`
  position: absolute;
  left: calc(5 / 13 * 100% + clamp(2rem, 7vw, 7.5rem));
  bottom: clamp(2.5rem, 5vw, 4.5rem);
  ${scriptControls('flex')}
  gap: ${token('s2')};
  align-items: center;
  ${below(760)} {
    left: ${token('gutter')};
    bottom: 48px;
  }
`

export const Place = styled.span`
  ${tabularFigures}
  margin-left: 14px;
  color: ${token('ink-soft')};
`
