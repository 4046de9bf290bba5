import { css, keyframes } from 'styled-components'
import { media } from '../design/media.ts'
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

/** A drawing enters once, pick by pick: hanging things downwards from their beam. */
export const wovenDown = css`
  ${media.motionAllowed} {
    animation: ${down} ${token('t-weave')} steps(48, end) backwards;
  }
`

/** A drawing enters once, pick by pick: threads from left to right. */
export const wovenAcross = css`
  ${media.motionAllowed} {
    animation: ${across} ${token('t-weave')} steps(48, end) backwards;
  }
`
