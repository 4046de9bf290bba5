import { media } from './media.ts'
import { token } from './tokens.ts'

/**
 * Editors' drawings of marks are made for paper: in forced colours, where the page can be dark, they
 * keep a light ground. For the element around them.
 */
export const markGround = `
  ${media.forcedColors} {
    img {
      forced-color-adjust: none;
      background: ${token('white')};
    }
  }
`
