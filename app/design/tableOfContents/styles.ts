import { styled } from 'styled-components'
import { onGround } from '../ground.ts'
import { below, from, media } from '../media.ts'
import { tabularFigures, typeStyles } from '../text/styles.ts'
import { token } from '../tokens.ts'

export const Rail = styled.nav`
  ${typeStyles.small}
  position: sticky;
  top: calc(${token('header')} + 24px);
  align-self: start;
  max-height: calc(100vh - ${token('header')} - 48px);
  max-height: calc(100dvh - ${token('header')} - 48px);
  overflow-y: auto;
  padding-top: 14px;
  border-top: ${token('beam')} solid currentcolor;
  ${below(900)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

export const RailTitle = styled.p`
  ${typeStyles.label}
  margin-bottom: 10px;
`

export const Entries = styled.ol`
  counter-reset: entry;
  li {
    counter-increment: entry;
  }
  a::before {
    ${tabularFigures}
    /* Firefox adds no space in the name of the link, and a plain one at the end of a line is lost. */
    content: counter(entry) '\\a0';
  }
  [data-unnumbered] a::before {
    content: '';
  }
  a {
    display: grid;
    grid-template-columns: 28px 1fr;
    padding: 5px 8px 5px 12px;
    border-left: 3px solid ${onGround.line};
    color: ${onGround.muted};
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  [aria-current] {
    border-left-color: ${token('signal')};
    color: ${token('ink')};
    font-weight: 650;
  }
`

/** Positioned under the header of small windows. */
export const Drawer = styled.details`
  position: sticky;
  top: ${token('header-small')};
  z-index: ${token('z-sticky')};
  border-block: 1px solid ${onGround.line};
  background: ${token('paper')};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform ${token('t-base')} ${token('ease')};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  nav {
    /* Below the header and the summary. */
    max-height: min(60vh, 100vh - ${token('header-small')} - 68px);
    max-height: min(60dvh, 100dvh - ${token('header-small')} - 68px);
    overflow-y: auto;
    padding-bottom: ${token('s4')};
  }
  nav a {
    padding-block: 9px;
  }
  ${from(900)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
