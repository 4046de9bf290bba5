import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  margin-top: clamp(2rem, 3.2vw, 2.75rem);
  border-top: ${token('beam')} solid currentcolor;
  span {
    min-width: 0;
    padding: 12px 6px 0 14px;
    border-left: 1px solid ${token('line-strong')};
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
    line-height: 1.3;
  }
  /* "Tomorrow" is wider than a third of the narrowest phone. */
  @media (max-width: 22em) {
    span {
      padding-inline: 6px 2px;
    }
  }
  ${media.print} {
    break-before: avoid;
    break-after: avoid;
  }
`

/** `--day` is the width of one day. */
export const Bars = styled.dl`
  padding: 20px 0 8px;
  background: linear-gradient(90deg, ${token('line-strong')} 1px, transparent 1px) 0 0 / var(--day)
    100%;
  + p {
    margin-top: ${token('s5')};
  }
  ${media.print} {
    break-inside: avoid;
  }
`

/** A woven bar, as long as the days it represents. */
export const Bar = styled.div`
  padding: 14px 0;
  &::before {
    content: '';
    display: block;
    width: min(100%, var(--day) * var(--days));
    height: 48px;
    background:
      repeating-linear-gradient(90deg, ${token('rib')} 0 2px, transparent 2px 8px),
      var(--thread);
    forced-color-adjust: none;
  }
  /* A bar may have the colour of the ground. */
  :is([data-ground='signal'], [data-ground='gold'], [data-ground='indigo'], [data-ground='ink']) &::before {
    box-shadow: inset 0 0 0 1.5px currentcolor;
  }
  /* A bar may have the colour of the background. */
  ${media.forcedColors} {
    &::before {
      border: 1px solid CanvasText;
    }
  }
  ${media.print} {
    &::before {
      border: 1px solid;
    }
  }
  dt,
  dd {
    width: fit-content;
    padding-inline: 14px 8px;
    margin: 0;
    background: linear-gradient(${token('paper')} 0 0) 2px 0 no-repeat;
    [data-ground] & {
      background: none;
    }
  }
  dt {
    padding-top: 10px;
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
`
