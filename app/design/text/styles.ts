import { css } from 'styled-components'
import { onGround } from '../ground.ts'
import { below } from '../media.ts'
import { token } from '../tokens.ts'

const displayFace = css`
  font-family: ${token('display')};
  font-weight: 700;
`

const textFace = css`
  font-family: ${token('text')};
  font-weight: 700;
`

/**
 * The type scale. hero, d1 and d2 use the display face, d3 and d4 the text face. The small negative
 * margin sets a heading's first stem on the line of the text below it.
 */
export const typeStyles = {
  hero: css`
    ${displayFace}
    font-size: ${token('fs-hero')};
    line-height: 0.84;
    letter-spacing: -0.035em;
    margin-left: -0.03em;
    ${below(760)} {
      font-size: min(18.4vw, 7.5rem);
    }
  `,
  d1: css`
    ${displayFace}
    font-size: ${token('fs-d1')};
    line-height: 0.92;
    letter-spacing: -0.03em;
    margin-left: -0.02em;
  `,
  d2: css`
    ${displayFace}
    font-size: ${token('fs-d2')};
    line-height: 1;
    letter-spacing: -0.022em;
  `,
  d3: css`
    ${textFace}
    font-size: ${token('fs-d3')};
    line-height: 1.08;
    letter-spacing: -0.028em;
  `,
  d4: css`
    ${textFace}
    font-size: ${token('fs-d4')};
    line-height: 1.15;
    letter-spacing: -0.022em;
  `,
  lead: css`
    font-size: ${token('fs-lead')};
    line-height: 1.45;
  `,
  small: css`
    font-size: ${token('fs-sm')};
  `,
  label: css`
    font-size: ${token('fs-sm')};
    font-weight: 650;
    line-height: 1.3;
  `,
  muted: css`
    color: ${onGround.muted};
  `,
} as const

/** Columns of figures. Never in prose: the face's tabular commas and points are wide too. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`
