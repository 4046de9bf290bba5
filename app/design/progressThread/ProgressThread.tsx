import { keyframes, styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

/** Fast at first, then ever slower, so that it never ends before the page is loaded. */
const weave = keyframes`
  from {
    transform: scaleX(0);
  }
  20% {
    transform: scaleX(0.45);
  }
  60% {
    transform: scaleX(0.8);
  }
  to {
    transform: scaleX(0.95);
  }
`

/** The delay avoids drawing anything for a fast page. */
const Thread = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('z-toast')};
  height: 4px;
  pointer-events: none;
  background: repeating-linear-gradient(
    90deg,
    ${token('signal')} 0 10px,
    ${token('gold')} 10px 12px
  );
  transform-origin: 0 50%;
  animation: ${weave} 8s steps(96, end) 150ms both;
  ${media.print} {
    display: none;
  }
`

/**
 * A thread along the top edge while the next page loads. Visual only: the new page announces itself
 * to assistive technology.
 */
export function ProgressThread({ busy }: { busy: boolean }) {
  return busy ? <Thread aria-hidden /> : null
}
