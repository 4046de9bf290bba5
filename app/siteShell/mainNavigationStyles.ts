import { styled } from 'styled-components'
import { media } from '../design/media.ts'
import { token } from '../design/tokens.ts'
import { withDropdowns, withPopovers } from './menuWidth.ts'

export const Nav = styled.nav`
  display: none;
  ${withDropdowns} {
    ${withPopovers} {
      display: block;
    }
  }
`

export const List = styled.ul`
  display: flex;
  gap: 4px;
`

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  height: ${token('header')};
  padding: 0 12px;
  border: solid transparent;
  border-width: 4px 0;
  background: none;
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    transition: transform ${token('t-base')};
  }
  ${media.hover} {
    &:hover {
      border-bottom-color: ${token('line-strong')};
    }
  }
  ${media.forcedColors} {
    border-color: Canvas;
  }
`

export const Item = styled.li`
  &:has(> :popover-open) > ${Trigger} {
    border-bottom-color: ${token('signal')};
    ${media.forcedColors} {
      border-bottom-color: Highlight;
    }
    svg {
      transform: rotate(180deg);
    }
  }
`

/**
 * It is in the top layer, so it is positioned from the window: under the bar, which is always at
 * its top.
 */
export const Panel = styled.div`
  position: fixed;
  inset: ${token('header')} 0 auto;
  width: auto;
  max-height: calc(100dvh - ${token('header')});
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${token('line')};
  background: ${token('white')};
  color: inherit;
  box-shadow: ${token('shadow-pop')};
  clip-path: inset(0 0 -120px);
  overflow: auto;
  overscroll-behavior: contain;
  &:not(:popover-open) {
    display: none;
  }
`
