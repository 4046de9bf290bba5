import { token } from '../design/tokens.ts'

/** The link of a positioned entry covers the whole entry. */
export const stretchedLink = `
  a {
    text-decoration: none;
    outline: 0;
  }
  a::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  a:focus-visible::before {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
`
