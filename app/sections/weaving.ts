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

/**
 * An entry animation in picks: hanging things downwards from their beam. Not on a phone, where the
 * drawing is the largest paint.
 */
export const wovenDown = css`
  ${from(760)} {
    ${media.motionAllowed} {
      animation: ${down} ${token('t-weave')} steps(48, end) backwards;
    }
  }
`

/** The same for threads, from left to right. */
export const wovenAcross = css`
  ${from(760)} {
    ${media.motionAllowed} {
      animation: ${across} ${token('t-weave')} steps(48, end) backwards;
    }
  }
`
