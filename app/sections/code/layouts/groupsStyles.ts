import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** The code wraps between groups only; the third group has the accent colour. */
export const Token = styled.p`
  margin: 40px 0 48px;
  font-size: clamp(2.75rem, 1rem + 6.1vw, 7.25rem);
  line-height: 1.04;
  letter-spacing: -0.045em;
  word-spacing: 0.06em;
  text-wrap: balance;
  b {
    font-weight: 800;
  }
  b:nth-child(3) {
    color: ${onGround.accent};
    [data-ground='ink'] & {
      color: ${token('signal')};
    }
  }
`

export const Notes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('gap')};
  li {
    min-width: 0;
    max-width: 26em;
    border-top: 1px solid ${onGround.line};
    padding-top: 16px;
  }
  h3 {
    font-size: 1.25rem;
    font-weight: 700;
  }
  p {
    color: ${onGround.muted};
  }
  ${below(900)} {
    grid-template-columns: 1fr;
  }
`
