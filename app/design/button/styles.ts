import { css, styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

export type ButtonLook = 'ink' | 'line' | 'signal' | 'paper'
export type ButtonSize = 'regular' | 'small'

const looks = {
  ink: css`
    --b: ${token('ink')};
    color: ${token('paper')};
  `,
  line: css`
    --b: transparent;
    box-shadow: inset 0 0 0 1.5px currentcolor;
  `,
  signal: css`
    --b: ${token('signal')};
    --t: ${token('ink')};
    color: ${token('ink')};
  `,
  paper: css`
    --b: ${token('paper')};
    color: ${token('ink')};
  `,
} satisfies Record<ButtonLook, ReturnType<typeof css>>

const small = css`
  min-height: 44px;
  padding: 9px 16px 10px;
  font-size: 1rem;
`

/** `--b` is the ground, `--t` the thread that hover pulls along the bottom edge, in picks. */
export const ButtonFace = styled.button<{ $look: ButtonLook; $size: ButtonSize }>`
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
  color: inherit;
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  transition: background-size ${token('t-slow')} ${token('ease-pick')};
  ${({ $look }) => looks[$look]}
  ${({ $size }) => $size === 'small' && small}
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
  &:disabled,
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
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
