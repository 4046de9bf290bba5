import { createGlobalStyle, css, keyframes, styled } from 'styled-components'
import { SITE_SHELL_IDS } from '../content/elementIds.ts'
import { onGround } from '../design/ground.ts'
import { media } from '../design/media.ts'
import { typeStyles } from '../design/text/styles.ts'
import { token } from '../design/tokens.ts'
import { onShortViewports, withDropdowns, withMobileMenu, withPopovers } from './menuWidth.ts'

const slideIn = keyframes`
  from {
    transform: translateX(100%);
  }
`

const topHeight = '4rem'

/** Closing is a transition, so that the menu is displayed until it is outside the window. */
const overWindow = css`
  position: fixed;
  inset: 0;
  width: auto;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  outline: 0;
  color: inherit;
  overflow: hidden;
  overscroll-behavior: contain;
  ${onShortViewports} {
    overflow-y: auto;
    scroll-padding-top: ${topHeight};
  }
  transition:
    transform ${token('t-base')} ${token('ease')},
    display ${token('t-base')} allow-discrete,
    overlay ${token('t-base')} allow-discrete;
  &:popover-open {
    animation: ${slideIn} ${token('t-base')} ${token('ease')};
  }
  &:not(:popover-open) {
    display: none;
    transform: translateX(100%);
  }
`

export const Menu = styled.div`
  display: flex;
  flex-direction: column;
  background: ${token('paper')};
  a {
    text-decoration: none;
  }
  ${withPopovers} {
    ${overWindow}
    ${withDropdowns} {
      display: none;
    }
    ${media.print} {
      display: none;
    }
  }
`

const onlyOverWindow = css`
  display: none;
  ${withPopovers} {
    display: flex;
  }
`

export const Top = styled.div`
  ${onlyOverWindow}
  flex: none;
  justify-content: space-between;
  align-items: center;
  min-height: ${topHeight};
  padding-inline: ${token('gutter')};
  > :last-child {
    margin-right: -14px;
  }
  ${onShortViewports} {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${token('paper')};
    box-shadow: 0 1px ${token('line')};
  }
`

/** Scroll shadow: a line at the lower edge until the end is reached. */
export const Sections = styled.nav`
  flex: 1;
  min-height: 0;
  margin-inline: ${token('gutter')};
  border-top: ${token('beam')} solid ${token('ink')};
  overflow: auto;
  overscroll-behavior: contain;
  background:
    linear-gradient(${token('paper')} 0 0) 0 100% / 100% 2px no-repeat local,
    linear-gradient(${token('line-strong')} 0 0) 0 100% / 100% 1px no-repeat;
  ${onShortViewports} {
    flex: none;
    overflow: visible;
    background: none;
  }
`

/** The height is animated where the browser can interpolate to `auto`. */
export const Group = styled.details`
  border-bottom: 1px solid ${token('line')};
  ${media.motionAllowed} {
    interpolate-size: allow-keywords;
    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size ${token('t-base')} ${token('ease')},
        content-visibility ${token('t-base')} allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
    }
  }
`

/** The edge of its plus, which has 3 px around it, is that of the drawings below. */
export const GroupLabel = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding: 20px 0 24px;
  font: 700 2rem/1 ${token('display')};
  letter-spacing: -0.022em;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg {
    margin-right: -3px;
  }
`

export const Links = styled.ul`
  padding-bottom: 20px;
`

export const Row = styled.a`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 60px;
  padding: 9px 0;
  line-height: 1.3;
  img {
    flex: none;
    width: 48px;
    height: 48px;
    object-fit: cover;
    object-position: 0 47%;
  }
  > svg {
    margin-left: auto;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    box-shadow: inset 0 -4px ${token('signal')};
    ${media.forcedColors} {
      border-bottom: 4px solid Highlight;
    }
  }
`

export const Title = styled.span`
  display: block;
  font-weight: 700;
`

export const Note = styled.span`
  display: block;
  ${typeStyles.small}
  color: ${onGround.muted};
`

export const Buttons = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: 10px;
  > * {
    padding-inline: 8px;
  }
  padding: 20px ${token('gutter')};
`

/** A third smaller than in the footer: the cloth is the same. */
export const Band = styled.div`
  ${onlyOverWindow}
  flex: none;
  height: 36px;
  overflow: hidden;
  img {
    flex: none;
    width: max(960px, 100%);
    max-width: none;
    height: 36px;
    object-fit: cover;
    object-position: 0 0;
  }
`

/**
 * While the menu is open the page does not scroll and can be neither seen nor reached. It remains
 * painted until the menu has slid over it. It must be visible again without any delay when the menu
 * closes, because the browser returns focus at that moment: not even the 1 ms of reduced motion may
 * pass.
 */
export const PageBehindMenu = createGlobalStyle`
  ${withMobileMenu} {
    html:has(#menu-mobile:popover-open) {
      overflow: hidden;
      body > :not(#${SITE_SHELL_IDS.header}),
      #${SITE_SHELL_IDS.header} > :not(#menu-mobile) {
        visibility: hidden;
        ${media.motionAllowed} {
          transition: visibility 0s ${token('t-base')};
        }
      }
    }
    ${media.reducedMotion} {
      #${SITE_SHELL_IDS.header} > header,
      #${SITE_SHELL_IDS.header} > header * {
        transition-property: none;
      }
    }
  }
`
