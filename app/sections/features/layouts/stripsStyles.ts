import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** A strip of cloth hangs from the line above each item. */
export const List = styled.ul`
  grid-column: 6/-1;
  border-top: ${token('beam')} solid currentcolor;
  li {
    display: grid;
    grid-template-columns: 54px minmax(0, 1fr);
    gap: 28px;
    padding-bottom: 36px;
  }
  li + li {
    border-top: 1px solid ${onGround.line};
  }
  h3 {
    margin-bottom: 10px;
    padding-top: 22px;
  }
  p {
    max-width: 32em;
  }
  ${below(900)} {
    grid-column: 1/-1;
  }
  ${below(520)} {
    li {
      gap: 18px;
    }
  }
`
