import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Items = styled.ul`
  display: grid;
  grid-template-columns: 4fr 4fr 5fr;
  gap: ${token('gap')};
  align-items: start;
  margin-top: 48px;
  li {
    min-width: 0;
    padding-top: 20px;
    border-top: ${token('beam')} solid currentcolor;
  }
  li:nth-child(2) {
    margin-top: 56px;
  }
  li:nth-child(3) {
    margin-top: 112px;
  }
  p {
    max-width: 26em;
    margin-top: 12px;
  }
  ${below(900)} {
    grid-template-columns: 1fr;
    row-gap: 32px;
    li:nth-child(n) {
      margin-top: 0;
    }
    li:nth-child(2) {
      margin-left: 8vw;
    }
    li:nth-child(3) {
      margin-left: 16vw;
    }
  }
`
