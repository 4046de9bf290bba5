import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** Two threads of a lower card show how far down it hangs. */
export const Beam = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(20px, 3vw, 48px);
  align-items: start;
  margin-top: clamp(2.25rem, 4vw, 3.5rem);
  border-top: ${token('beam')} solid currentcolor;
  ${below(900)} {
    grid-template-columns: minmax(0, 400px);
    gap: 40px;
  }
`

const threads = (lengthPx: number) => `
  padding-top: ${lengthPx}px;
  background: linear-gradient(currentcolor 0 0) 12% 0 / 2px ${lengthPx}px no-repeat,
    linear-gradient(currentcolor 0 0) 88% 0 / 2px ${lengthPx}px no-repeat;
`

export const Tab = styled.li`
  &:nth-child(2) {
    ${threads(64)}
  }
  &:nth-child(3) {
    ${threads(128)}
  }
  img {
    width: 100%;
  }
  h3 {
    margin: 20px 0 8px;
  }
  p {
    max-width: 26em;
  }
  ${below(900)} {
    &:nth-child(n) {
      padding-top: 0;
      background: none;
    }
  }
`
