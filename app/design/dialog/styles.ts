import { keyframes, styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`

const dim = keyframes`
  from {
    opacity: 0;
  }
`

/** While it is open the page behind does not scroll or change its width. */
export const Panel = styled.dialog<{ $widthPx: number }>`
  width: min(100% - 40px, ${({ $widthPx }) => `${$widthPx}px`});
  max-height: calc(100vh - 40px);
  max-height: calc(100dvh - 40px);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-radius: ${token('r-1')};
  background: ${token('paper')};
  color: inherit;
  box-shadow: ${token('shadow-pop')};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  &[open] {
    animation: ${rise} ${token('t-base')} ${token('ease')};
  }
  &::backdrop {
    background: ${token('scrim')};
    animation: ${dim} ${token('t-base')};
  }
  [tabindex='-1']:focus {
    outline: 0;
  }
  html:has(&[open]) {
    overflow: hidden;
    padding-right: var(--scroll-bar, 0);
  }
`

/** Positions the close button in the corner, legible on any content below it. */
export const Corner = styled.div`
  position: sticky;
  top: ${token('s3')};
  z-index: 2;
  display: flex;
  justify-content: flex-end;
  height: 0;
  padding-right: ${token('s3')};
  button:not(:hover) {
    background: ${token('paper')};
  }
`
