import { styled } from 'styled-components'
import { below, media } from '../../../design/media.ts'
import { threadLine, threadLineDrawn } from '../../../design/textLink/styles.ts'
import { token } from '../../../design/tokens.ts'

export const Banner = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token('gap')};
  align-items: center;
  padding-block: clamp(3rem, 5vw, 5rem);
  h2 + p {
    margin: 10px 0 20px;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Code = styled.p`
  margin-left: -0.04em;
  font-size: calc(clamp(4.5rem, 12vw, 12rem) * var(--fit));
  font-weight: 800;
  line-height: 0.86;
  letter-spacing: -0.045em;
`

export const Follow = styled.a`
  ${threadLine}
  outline: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${token('focus')};
    outline-offset: -6px;
  }
  ${media.hover} {
    ${Banner}:hover & {
      ${threadLineDrawn}
    }
  }
`
