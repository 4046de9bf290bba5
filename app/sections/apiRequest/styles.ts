import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Words = styled.div`
  grid-column: 1 / 6;
  h2 + p {
    margin: clamp(1.5rem, 3vw, 2.5rem) 0 ${token('s6')};
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

/** The drawing’s code is 16 px at its own 520 px, so it is never under 10 px. */
export const Request = styled.div`
  grid-column: 7 / -1;
  img {
    width: 100%;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 40px;
  }
`
