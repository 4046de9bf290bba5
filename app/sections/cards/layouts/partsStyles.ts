import { styled } from 'styled-components'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Channels = styled.ul`
  display: grid;
  grid-template-columns: 4fr 3fr 3fr 4fr;
  gap: 32px 6px;
  margin-block: 48px 40px;
  border-top: ${token('beam')} solid currentcolor;
  li {
    min-width: 0;
    break-inside: avoid;
  }
  img {
    width: 100%;
    height: 320px;
  }
  h3 {
    margin-top: 16px;
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  p {
    padding-right: 16px;
  }
  ${below(1320)} {
    grid-template-columns: 1fr 1fr;
    img {
      height: 30vw;
    }
  }
  ${below(760)} {
    grid-template-columns: 1fr;
    img {
      height: auto;
    }
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s2')} ${token('s5')};
`
