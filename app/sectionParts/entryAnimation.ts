import { css, keyframes } from 'styled-components'
import { from, media } from '../design/media.ts'
import { token } from '../design/tokens.ts'

const down = keyframes`
  from {
    clip-path: inset(0 0 100% 0);
  }
`

const across = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
`

const reveal = (entry: typeof down) => css`
  ${from(760)} {
    ${media.motionAllowed} {
      animation: ${entry} ${token('t-weave')} steps(48, end) backwards;
    }
  }
`

/**
 * Entry animation, downwards, in steps of one pick. Not on phones, where the drawing is the largest
 * contentful paint.
 */
export const revealDown = reveal(down)

/** The same from left to right. */
export const revealRight = reveal(across)
