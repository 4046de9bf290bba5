import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Items = styled.ul<{ $hasLongWord: boolean; $isWide: boolean }>`
  display: grid;
  grid-template-columns: 3fr 4fr 3fr;
  gap: ${token('gap')};
  margin-top: clamp(2rem, 3vw, 2.5rem);
  border-top: ${token('beam')} solid currentcolor;
  li {
    min-width: 0;
    max-width: 22em;
    padding-top: 22px;
  }
  b {
    display: block;
    padding-bottom: 10px;
    font-size: ${({ $hasLongWord }) =>
      $hasLongWord ? token('fs-d3') : 'clamp(3rem, 1.6rem + 4.6vw, 6.5rem)'};
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.045em;
    hyphens: auto;
    ${({ $isWide }) => $isWide && `font-size: ${token('fs-d4')};`}
  }
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 0;
    li {
      max-width: none;
      padding-block: 20px 24px;
    }
    li + li {
      border-top: 1px solid ${onGround.line};
    }
  }
`
