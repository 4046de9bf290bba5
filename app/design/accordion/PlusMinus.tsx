import { styled } from 'styled-components'
import { token } from '../tokens.ts'

/** Two strokes; the upright one folds away when the disclosure is open. */
const Drawing = styled.svg`
  flex: none;
  stroke: currentcolor;
  stroke-width: 1.6;
  path:first-child {
    transform-origin: center;
    transition: transform ${token('t-base')} ${token('ease')};
  }
  [open] > summary > & path:first-child {
    transform: rotate(90deg);
  }
`

/** At the end of a `summary`. An SVG, because forced colours remove gradients. */
export function PlusMinus() {
  return (
    <Drawing viewBox="0 0 20 20" width={20} height={20} aria-hidden>
      <path d="M10 3v14" />
      <path d="M3 10h14" />
    </Drawing>
  )
}
