import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { photograph } from '../photograph.ts'

export const Copy = styled.div`
  grid-column: 1 / 6;
  h2 + * {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  h2 + p {
    margin-bottom: ${token('s6')};
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

/**
 * On phones the drawing runs off the window: its lines are short, and stay large enough to read.
 */
export const Request = styled.div`
  grid-column: 7 / -1;
  ${photograph}
  img {
    width: 100%;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin: 40px calc(-1 * ${token('gutter')}) 0 0;
    overflow: hidden;
    img {
      min-width: 440px;
      max-width: none;
    }
  }
`
