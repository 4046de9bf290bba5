import { css, styled } from 'styled-components'
import { type Ground, groundStyles } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'

/** Four strips are too narrow for a long word. */
const fewerColumns = css`
  ${below(1320)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below(520)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Four side by side, then two, and one where two would be too narrow for their text. */
export const Beamed = styled.ul<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  align-items: start;
  border-top: ${token('beam')} solid currentcolor;
  padding-bottom: clamp(2.5rem, 4vw, 4rem);
  ${below(900)} {
    grid-template-columns: repeat(auto-fit, minmax(max(156px, 34%), 1fr));
  }
  ${({ $isWide }) => $isWide && fewerColumns}
`

export const Copy = styled.div`
  padding: 24px 26px 36px;
  ${below(520)} {
    padding: 16px 14px 26px;
    font-size: ${token('fs-sm')};
  }
`

export const Note = styled.p`
  margin: 6px 0 14px;
  font-weight: 650;
`

/** A fringe is what the warp leaves where weaving stops: threads of the strip’s own colour. */
export const Counter = styled.li<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  position: relative;
  min-width: 0;
  margin-bottom: 44px;
  img {
    ${revealDown}
    width: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 32px;
    background: repeating-linear-gradient(
      90deg,
      ${({ $ground }) => token($ground)} 0 1.5px,
      transparent 1.5px 6px
    );
    mask: linear-gradient(black 60%, transparent);
  }
  &:nth-child(4n + 2) img {
    animation-delay: 90ms;
  }
  &:nth-child(4n + 3) img {
    animation-delay: 180ms;
  }
  &:nth-child(4n) img {
    animation-delay: 270ms;
  }
  &:nth-child(4n + 1) ${Copy} {
    padding-bottom: 96px;
  }
  &:nth-child(4n + 3) ${Copy} {
    padding-bottom: 132px;
  }
  &:nth-child(4n) ${Copy} {
    padding-bottom: 68px;
  }
  ${below(520)} {
    &:nth-child(n) ${Copy} {
      padding-bottom: 26px;
    }
    &:nth-child(4n + 2) ${Copy}, &:nth-child(4n + 3) ${Copy} {
      padding-bottom: 48px;
    }
  }
`
