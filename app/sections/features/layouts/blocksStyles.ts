import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Side = styled.div`
  grid-column: 1 / 6;
  h2 + p {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-bottom: 32px;
  }
`

export const WholePicture = styled.div`
  position: sticky;
  top: 100px;
  margin-top: 44px;
  img {
    width: min(100%, 300px);
    max-height: calc(100vh - 130px);
    object-fit: contain;
    object-position: 0 0;
  }
  ${below(900)} {
    display: none;
  }
`

/** Every third feature steps further in, as a diagonal does in cloth. */
export const Features = styled.ol`
  grid-column: 6 / -1;
  border-top: ${token('beam')} solid currentcolor;
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    > :only-child {
      grid-column: 1 / -1;
    }
    gap: 24px;
    align-items: center;
    padding-block: 14px;
    border-bottom: 1px solid ${onGround.line};
  }
  li:nth-child(3n + 2) {
    padding-left: clamp(0px, 3vw, 48px);
  }
  li:nth-child(3n) {
    padding-left: clamp(0px, 6vw, 96px);
  }
  p {
    margin-top: 2px;
    color: ${onGround.muted};
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
  ${below(760)} {
    li:nth-child(n) {
      padding-left: 0;
    }
  }
`
