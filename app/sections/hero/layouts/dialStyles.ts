import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Copy = styled.div`
  position: relative;
  grid-column: 1 / 9;
  padding-block: clamp(2rem, 4vw, 4rem) clamp(3rem, 5.5vw, 5rem);
  /* The box of the code's glyphs is higher than its line, and would cover the links. */
  nav {
    position: relative;
    z-index: 1;
  }
  :is(h1, h2) + p {
    max-width: 30em;
    margin: 28px 0;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    padding-bottom: 40px;
  }
`

export const Code = styled.p`
  position: relative;
  margin: clamp(1rem, 1.6vw, 1.5rem) 0 clamp(1.5rem, 3vw, 2.5rem) -0.04em;
  font-size: calc(clamp(4rem, 19vw, 19rem) * var(--fit));
  font-weight: 800;
  line-height: 0.82;
  letter-spacing: -0.045em;
  ${below(900)} {
    font-size: calc(27vw * var(--fit));
  }
`

/** The phone is cut off at the lower edge. */
export const Phone = styled.div`
  position: relative;
  grid-column: 9 / -1;
  overflow: hidden;
  img {
    position: absolute;
    left: 50%;
    top: clamp(2rem, 5vw, 4.5rem);
    width: min(360px, 100%);
    transform: translateX(-50%);
    filter: drop-shadow(${token('shadow-cut-deep')});
  }
  ${below(900)} {
    grid-column: 1 / -1;
    height: 330px;
    img {
      top: 0;
      width: 240px;
    }
  }
`
