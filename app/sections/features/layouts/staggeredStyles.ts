import { styled } from 'styled-components'
import { groundStyles } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Items = styled.ul`
  display: grid;
  grid-template-columns: 3fr 4.4fr 3fr;
  gap: clamp(24px, 4vw, 64px);
  align-items: start;
  margin-top: 48px;
  li {
    min-width: 0;
  }
  li:first-child {
    padding-top: 120px;
  }
  li:nth-child(3) {
    padding-top: 220px;
  }
  h3 + p {
    margin-top: 8px;
  }
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 40px;
    li:nth-child(n) {
      max-width: 510px;
      padding-top: 0;
    }
  }
`

export const ItemPicture = styled.div`
  margin-bottom: 24px;
  img {
    width: 100%;
  }
`

export const Figure = styled.div`
  ${groundStyles('white')}
  margin-top: 22px;
  padding: 16px 18px 18px;
  border-top: ${token('beam')} solid currentcolor;
  font-size: ${token('fs-sm')};
  b,
  span {
    display: block;
  }
`

export const Bar = styled.i<{ $alarming: boolean }>`
  forced-color-adjust: none;
  display: block;
  height: 8px;
  margin-top: 12px;
  background:
    linear-gradient(${({ $alarming }) => token($alarming ? 'err' : 'ok')} 0 0) 0 / var(--length)
      100% no-repeat,
    ${token('raffia')};
`
