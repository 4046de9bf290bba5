import { css } from 'styled-components'

/** A photograph as wide as its place would be higher than the window; a drawing is shown whole. */
export const photograph = css`
  img:not([src$='.svg']) {
    max-height: min(80vh, 720px);
    object-fit: cover;
  }
`
