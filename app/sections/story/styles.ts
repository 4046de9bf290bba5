import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Copy = styled.div`
  grid-column: 1 / 6;
  padding-block: clamp(3.5rem, 6vw, 6rem);
  h2 + p {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
    padding-bottom: 24px;
  }
`

export const Picture = styled.div`
  grid-column: 6 / 9;
  img {
    width: 100%;
    height: 100%;
    min-height: 480px;
    object-fit: cover;
    object-position: 30% 0;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    img {
      max-width: 360px;
      height: 320px;
      min-height: 0;
    }
  }
`

export const Entries = styled.ol`
  grid-column: 9 / -1;
  align-self: center;
  li {
    display: grid;
    grid-template-columns: 52px 1fr auto;
    gap: 2px 12px;
    padding-block: 14px;
    border-top: 1px solid ${onGround.line};
  }
  ${below(900)} {
    grid-column: 1 / -1;
    padding-block: 28px 48px;
  }
`

export const State = styled.span<{ $posted: boolean }>`
  grid-column: 2 / -1;
  color: ${({ $posted }) => token($posted ? 'mint' : 'gold')};
  font-size: ${token('fs-sm')};
  font-weight: 600;
`
