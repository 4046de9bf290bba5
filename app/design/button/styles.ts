import { css, styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

export type ButtonLook = 'ink' | 'line' | 'signal'
export type ButtonSize = 'regular' | 'small'

/**
 * Looks and sizes are attributes rather than props, so that a page contains this rule once, not
 * once per look. `:where` leaves their specificity at zero.
 */
const looks = css`
  &:where([data-look='line']) {
    --b: transparent;
    box-shadow: inset 0 0 0 1.5px currentcolor;
    color: inherit;
  }
  &:where([data-look='signal']) {
    --b: ${token('signal')};
    --t: ${token('ink')};
    color: ${token('ink')};
  }
  &:where([data-size='small']) {
    min-height: 44px;
    padding: 9px 16px 10px;
    font-size: 1rem;
  }
`

/** `--b` is the ground, `--t` the thread that hover pulls along the bottom edge, in picks. */
export const ButtonFace = styled.button<{ 'data-look': ButtonLook; 'data-size': ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 12px 22px 13px;
  border: 0;
  border-radius: ${token('r-1')};
  background:
    linear-gradient(var(--t, ${token('signal')}) 0 0) 0 100% / 0 4px no-repeat,
    var(--b);
  --b: ${token('ink')};
  color: ${token('paper')};
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: background-size ${token('t-slow')} ${token('ease-pick')};
  ${looks}
  svg {
    transition: transform ${token('t-base')} ${token('ease')};
  }
  ${media.hover} {
    &:hover {
      background-size:
        100% 4px,
        auto;
    }
    &:hover svg {
      transform: translateX(3px);
    }
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    background: ${token('raffia')};
    color: ${token('muted')};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
    svg {
      transform: none;
    }
  }
  ${media.forcedColors} {
    border: 2px solid ButtonText;
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
