import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'

export const Highlights = styled.div`
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
  li + li {
    border-left: 1px solid ${onGround.line};
    padding-left: 28px;
  }
  b {
    display: block;
    margin-bottom: 8px;
    font-size: clamp(2.5rem, 1rem + 4.6vw, 5.5rem);
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
    li + li {
      border: 0;
      border-top: 1px solid ${onGround.line};
      padding-left: 0;
    }
  }
`
