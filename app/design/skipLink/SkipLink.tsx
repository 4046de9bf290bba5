import { styled } from 'styled-components'
import { token } from '../tokens.ts'

const Link = styled.a`
  position: absolute;
  top: ${token('s3')};
  left: ${token('s4')};
  z-index: ${token('z-toast')};
  padding: 12px 18px;
  background: ${token('ink')};
  color: ${token('paper')};
  font-weight: 650;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  &:focus-visible {
    outline-color: ${token('signal')};
  }
`

/** The first tab stop: skips the menus, to `#main`. */
export function SkipLink() {
  return <Link href="#main">Skip to content</Link>
}
