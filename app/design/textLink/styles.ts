import { css } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

/**
 * The hover style of a link on its own line. A card that is a link as a whole includes it in the
 * card's own hover rule, for the link text inside.
 */
export const threadLineDrawn = css`
  background-size:
    0 1.5px,
    100% 3px;
  svg {
    transform: translateX(3px);
  }
`

export const threadLine = css`
  display: inline-flex;
  align-items: center;
  gap: ${token('s2')};
  min-height: 32px;
  padding-block: 4px;
  font-weight: 650;
  text-decoration: none;
  background:
    linear-gradient(currentcolor 0 0) 0 100% / 100% 1.5px no-repeat,
    linear-gradient(${token('signal')} 0 0) 0 100% / 0 3px no-repeat;
  transition: background-size ${token('t-slow')} ${token('ease-pick')};
  svg {
    transition: transform ${token('t-base')} ${token('ease')};
  }
  ${media.hover} {
    &:hover {
      ${threadLineDrawn}
    }
  }
  ${media.forcedColors} {
    text-decoration: underline;
  }
`
