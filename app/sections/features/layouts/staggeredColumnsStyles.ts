import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Items = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 6 / -1;
  gap: 36px ${token('gap')};
  li {
    min-width: 0;
    padding-top: 14px;
    border-top: 1px solid currentcolor;
  }
  padding-bottom: 56px;
  li:nth-child(even) {
    position: relative;
    top: 56px;
  }
  h3 {
    margin-bottom: 8px;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: ${token('s6')};
  }
  ${below(760)} {
    grid-template-columns: 1fr;
    padding-bottom: 0;
    li:nth-child(even) {
      top: 0;
    }
  }
`
