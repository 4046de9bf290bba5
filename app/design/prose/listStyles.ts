import { css } from 'styled-components'

/** Lists of running text outside of `Prose`, which draws its own bullets. */
export const listStyles = css`
  ul {
    padding-left: 1.4em;
    list-style: disc;
  }
  ol {
    padding-left: 2.2em;
    list-style: decimal;
  }
`
