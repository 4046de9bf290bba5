import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Wires = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: 6px;
  margin-top: 44px;
  li {
    padding: 22px 20px 30px 0;
    border-top: ${token('beam')} solid ${token('signal')};
  }
  li:nth-child(2n) {
    border-color: ${token('gold')};
  }
  li:nth-child(3n) {
    border-color: currentcolor;
  }
  p {
    margin-top: 4px;
    color: ${onGround.muted};
  }
  ${below(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below(520)} {
    grid-template-columns: minmax(0, 1fr);
  }
`
