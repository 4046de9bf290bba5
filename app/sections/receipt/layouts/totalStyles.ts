import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'

export const Copy = styled.div`
  grid-column: 1 / 6;
  p {
    max-width: 22em;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

export const Sum = styled.dl`
  grid-column: 6 / -1;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: baseline;
    justify-content: space-between;
    border-bottom: 1px solid ${onGround.line};
    padding: 18px 0;
    overflow-wrap: anywhere;
  }
  dd {
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.02em;
  }
  > [data-result] {
    border-top: 3px double currentcolor;
    border-bottom: 0;
    dt {
      font-weight: 700;
    }
    dd {
      font-size: clamp(2.5rem, 1.4rem + 4vw, 5rem);
      font-weight: 800;
      line-height: 1.1;
      letter-spacing: -0.045em;
    }
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 32px;
  }
`
