import { styled } from 'styled-components'
import { Container } from '../design/layout/layout.ts'
import { below, media } from '../design/media.ts'
import { token } from '../design/tokens.ts'

const HEIGHT = '3.5rem'
const HEIGHT_NARROW = '6rem'

/**
 * Reserves space for the bar: the page ends above it, and focused elements scroll above it. A plain
 * style element, because visitors should not load the code of global styles.
 */
export const barSpaceStyles = `
@media not print{body{padding-bottom:${HEIGHT}}html{scroll-padding-bottom:${HEIGHT}}}
@media not print and (max-width:759.98px){body{padding-bottom:${HEIGHT_NARROW}}html{scroll-padding-bottom:${HEIGHT_NARROW}}}
`

export const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z-header')};
  background: ${token('ink')};
  color: ${token('white')};
  border-top: ${token('beam')} solid ${token('gold')};
  font-size: ${token('fs-sm')};
  ${media.print} {
    display: none;
  }
`

export const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('s2')} ${token('s5')};
  min-height: calc(${HEIGHT} - ${token('beam')});
  b {
    margin-right: ${token('s2')};
    font-weight: 700;
    color: ${token('gold')};
  }
  ${below(760)} {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    padding-block: ${token('s2')};
    height: calc(${HEIGHT_NARROW} - ${token('beam')});
    line-height: 1.3;
  }
`

export const Links = styled.div`
  display: flex;
  gap: ${token('s5')};
  white-space: nowrap;
  a {
    padding-block: ${token('s2')};
    font-weight: 650;
    text-underline-offset: 4px;
  }
  a:focus-visible {
    outline: 3px solid ${token('gold')};
    outline-offset: 2px;
  }
`
