import { createGlobalStyle, css, type RuleSet, styled } from 'styled-components'
import { Container } from '../design/layout/layout.ts'
import { media } from '../design/media.ts'
import { token } from '../design/tokens.ts'
import { MENU_ATTRIBUTE } from './menuBehaviour.ts'
import { withDropdowns, withMobileMenu, withoutPopovers, withPopovers } from './menuWidth.ts'

/** Widths of windows with space for the last button next to the name, in em. */
interface FromEm {
  $fromEm: number
}

/** What is written only for names and labels that are longer than the shipped ones. */
const ifCrowded = (rules: RuleSet) => (props: FromEm) => props.$fromEm > 18 && rules

/** What the button of the menu, with the gap before it, needs at the end of the bar. */
const MENU_PX = 46

export const Frame = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-header')};
  background: ${token('paper')};
  border-bottom: 1px solid ${token('line')};
  a {
    text-decoration: none;
  }
`

/**
 * Leaves space for the button of the menu, however long the company's name is. A name of several
 * words has several lines where the last button needs the space.
 */
export const Bar = styled(Container)<FromEm>`
  display: flex;
  /* Where browsers zoom only the text, the width of the window does not show its size. */
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  min-height: ${token('header-small')};
  ${withDropdowns} {
    column-gap: clamp(20px, 3.2vw, 56px);
    min-height: ${token('header')};
  }
  ${ifCrowded(css`
    ${withMobileMenu} {
      > a {
        flex-grow: 99;
        width: min-content;
        min-width: 0;
        max-width: max-content;
      }
    }
  `)}
`

/**
 * Folds the list under the header where the menus are no popovers. It does not contain the list: a
 * popover in a closed `<details>` is not displayed. Between the button of the menu and the menu it
 * would disturb the order of focus in Chromium.
 */
export const Fold = styled.details`
  ${withPopovers} {
    display: none;
  }
  ${withoutPopovers} {
    &:not([open]) ~ [${MENU_ATTRIBUTE}] {
      display: none;
    }
  }
  border-bottom: 1px solid ${token('line')};
  summary {
    padding: 12px ${token('gutter')};
    font-weight: 650;
    cursor: pointer;
  }
`

/**
 * In the bar of small screens only the last button is shown, and none in windows that are narrower
 * than `$fromEm`, or where letters are set so large that bar and logo need all the room; the menu
 * has both.
 */
export const Actions = styled.div<FromEm>`
  display: flex;
  gap: ${token('s2')};
  /* Above and below for the second row of large letters; the bar is higher than the buttons. */
  margin: 8px 0 8px auto;
  ${withMobileMenu} {
    /* In a second row only if its longest word has no space in the first; fills the row's rest. */
    flex-grow: 1;
    justify-content: flex-end;
    width: min-content;
    overflow-wrap: break-word;
    text-align: center;
    ${withPopovers} {
      margin-right: ${MENU_PX}px;
    }
    > :not(:last-child) {
      display: none;
    }
  }
  @media (max-width: ${({ $fromEm }) => $fromEm}em) {
    > a {
      display: none;
    }
  }
`

/** In the margin of the last button, so that it is in the same row, at the end. */
export const OpenMenu = styled.div`
  display: none;
  margin: 0 -14px 0 -${MENU_PX}px;
  ${withMobileMenu} {
    ${withPopovers} {
      display: block;
    }
  }
`

/** Deferred, because a first paint does not need it: of the bar only the logo is printed. */
export const PrintedHeader = createGlobalStyle`
  ${media.print} {
    ${Frame} {
      position: static;
      > div {
        min-height: 64pt;
        > :not(a) {
          display: none !important;
        }
      }
    }
    ${Fold} {
      display: none;
    }
  }
`
