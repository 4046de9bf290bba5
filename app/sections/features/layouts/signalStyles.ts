import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { gapBars } from '../signal.ts'

/** The bars are woven: every 8 px a thread of the ground shows through. */
export const SignalPicture = styled.div`
  position: relative;
  margin-top: 40px;
  border-bottom: ${token('beam')} solid currentcolor;
  svg {
    width: 100%;
    height: 160px;
  }
  [data-ground='indigo'] & path:first-child,
  [data-ground='signal'] & path:last-child {
    fill: currentcolor;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(0deg, transparent 0 6px, var(--g, ${token('paper')}) 6px 8px);
  }
  ${below(760)} {
    svg {
      height: 96px;
    }
  }
`

const { before, during, after } = gapBars

export const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, ${before}fr) minmax(0, ${during}fr) minmax(0, ${after}fr);
  gap: 28px 5px;
  margin-top: 20px;
  li {
    padding-right: 20px;
  }
  p {
    color: ${onGround.muted};
  }
  h3 {
    margin-bottom: 4px;
    font-weight: 700;
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`
