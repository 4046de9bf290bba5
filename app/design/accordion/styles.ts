import { styled } from 'styled-components'
import { onGround } from '../ground.ts'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

/** The beam the items hang from. */
export const Accordion = styled.div`
  border-top: ${token('beam')} solid currentcolor;
`

/** The height runs in 220 ms where the browser can animate a disclosure, else it opens at once. */
export const Item = styled.details`
  border-bottom: 1px solid ${onGround.line};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow-y: clip;
    transition:
      block-size ${token('t-base')} ${token('ease')},
      content-visibility ${token('t-base')} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

export const Summary = styled.summary`
  display: flex;
  align-items: flex-start;
  gap: ${token('s5')};
  padding-block: 22px;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${onGround.accent};
    }
  }
`

export const SummaryText = styled.h3`
  flex: 1;
  min-width: 0;
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
`

/** Two strokes; the upright one folds away when the item is open. */
export const PlusMinus = styled.span.attrs({ 'aria-hidden': true })`
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: ${token('s1')};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 0.8px);
    left: 3px;
    width: 14px;
    border-top: 1.6px solid currentcolor;
    transition: rotate ${token('t-base')} ${token('ease')};
  }
  &::after {
    rotate: 90deg;
  }
  [open] > summary > &::after {
    rotate: 0deg;
  }
`

export const Body = styled.div`
  max-width: 70ch;
  max-height: 500px;
  overflow-y: auto;
  padding: 0 ${token('s8')} 28px 0;
  > * + * {
    margin-top: ${token('s3')};
  }
`
