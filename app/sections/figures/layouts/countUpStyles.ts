import { css, styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { tabularFigures } from '../../../design/text/styles.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

/** The last band may run off the window, and the partners that follow are close. */
export const Frame = styled(SectionFrame)`
  overflow: hidden;
  overflow: clip;
  padding-block: ${token('section')} clamp(1.5rem, 3vw, 3rem);
`

/** At the largest size, a long figure would overlap the next column. */
const longFigures = css`
  b {
    font-size: clamp(1.25rem, 0.9rem + 1.6vw, 2.5rem);
    white-space: normal;
  }
`

export const List = styled.ul<{ $hasLongFigure: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  row-gap: 40px;
  border-top: ${token('beam')} solid currentcolor;
  li {
    padding-right: 20px;
  }
  ${({ $hasLongFigure }) => $hasLongFigure && longFigures}
  --pick: min(4px, 0.31vw);
  ${below(760)} {
    --pick: min(4px, 0.8vw);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li {
      padding-right: 12px;
    }
  }
`

/** A strip as many picks long as its number; a number with a unit runs off the window. */
export const Band = styled.div<{ $picks: number | 'endless' }>`
  height: 36px;
  width: ${({ $picks }) => ($picks === 'endless' ? '100vw' : `calc(${$picks} * var(--pick))`)};
  margin-bottom: ${token('s7')};
  overflow: hidden;
  img {
    width: 1680px;
    max-width: none;
    height: 100%;
    object-fit: cover;
  }
  ${below(760)} {
    height: 27px;
    margin-bottom: 28px;
    img {
      width: 1260px;
    }
  }
`

/** Reserves the width of the final number, so that the text after it does not move. */
export const Count = styled.span`
  ${tabularFigures}
  display: inline-block;
  position: relative;
  &::before {
    content: attr(data-final);
    visibility: hidden;
  }
  > span {
    position: absolute;
    inset: 0 auto auto 0;
  }
`

export const Figure = styled.b`
  display: block;
  margin-bottom: 18px;
  font: 700 ${token('fs-d1')} / 0.9 ${token('display')};
  letter-spacing: -0.04em;
  white-space: nowrap;
  i {
    color: ${onGround.accent};
    margin-left: 0.03em;
    font-style: normal;
  }
  /* The backplate of forced colours is higher than the line, and would cover the label. */
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
    i {
      color: inherit;
    }
  }
`
