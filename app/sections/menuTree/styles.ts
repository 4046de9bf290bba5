import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${token('gap')};
  align-items: end;
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 24px;
  }
`

export const Board = styled.div`
  margin-top: 48px;
  padding: clamp(20px, 5vw, 72px);
  border-top: ${token('beam')} solid ${token('signal')};
  background: ${token('ink')};
  img {
    width: 100%;
    max-width: 1100px;
    margin-inline: auto;
  }
`
