import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Highlights = styled.div<{ $hasLongFigure: boolean }>`
  position: relative;
  border-bottom: 1px solid currentcolor;
  ul {
    display: grid;
    grid-template-columns: minmax(0, 5fr) repeat(2, minmax(0, 4fr));
  }
  li {
    min-width: 0;
    padding: 36px 24px 40px 0;
  }
  li:not(:nth-child(3n + 1)) {
    border-left: 1px solid ${onGround.line};
    padding-left: 28px;
  }
  b {
    display: block;
    margin-bottom: 8px;
    font-size: ${({ $hasLongFigure }) =>
      $hasLongFigure ? token('fs-d3') : 'clamp(2.5rem, 1rem + 4.6vw, 5.5rem)'};
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.045em;
  }
  ${below(900)} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li {
      padding-block: 22px;
    }
    li:nth-child(n) {
      border: 0;
      padding-left: 0;
    }
    li + li:nth-child(n) {
      border-top: 1px solid ${onGround.line};
    }
  }
`
