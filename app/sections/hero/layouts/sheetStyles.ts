import { styled } from 'styled-components'
import { groundStyles } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { marked } from '../../../sectionParts/hotspot.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'

/** Sizes of the sheet in CSS pixels; rules, headings and row numbers must agree on them. */
const ROW_PX = 40
const HEAD_PX = 32
const NUMBERS_PX = 44

export const Halves = styled(SectionFrame)`
  --column: 118px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid ${token('line')};
  > * {
    min-width: 0;
  }
  > :not(:only-child) {
    min-height: 740px;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
  ${below(900)} {
    grid-template-columns: 1fr;
    > :nth-child(n) {
      min-height: 0;
    }
  }
  ${below(520)} {
    --column: 92px;
  }
`

export const Grid = styled.div`
  ${groundStyles('white')}
  position: relative;
  overflow: hidden;
  padding-left: ${NUMBERS_PX}px;
  background:
    linear-gradient(${token('line')} 1px, transparent 1px) 0 ${HEAD_PX - 1}px / 100% ${ROW_PX}px,
    linear-gradient(90deg, ${token('line')} 1px, transparent 1px) ${NUMBERS_PX - 1}px 0 /
      var(--column) 100%,
    ${token('white')};
`

const edge = `1px solid ${token('raffia-2')}`

/** Letters and numbers at the sheet’s edges: decoration, cut off where the sheet ends. */
export const Columns = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto ${NUMBERS_PX}px;
  display: flex;
  height: ${HEAD_PX}px;
  overflow: hidden;
  border-bottom: ${edge};
  background: ${token('raffia')};
  span {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--column);
    border-right: ${edge};
    color: ${token('ink-soft')};
    font-size: ${token('fs-xs')};
  }
`

export const Rows = styled.div`
  position: absolute;
  inset: ${HEAD_PX}px auto 0 0;
  width: ${NUMBERS_PX}px;
  overflow: hidden;
  border-right: ${edge};
  background: ${token('raffia')};
  span {
    display: grid;
    place-items: center;
    height: ${ROW_PX}px;
    border-bottom: ${edge};
    color: ${token('ink-soft')};
    font-size: ${token('fs-xs')};
  }
`

/** The text has a white background, so that the sheet’s rules do not run through it. */
export const Copy = styled.div`
  position: relative;
  padding: 72px clamp(20px, 3vw, 48px) 64px
    max(28px, (100vw - ${token('container')}) / 2 - ${NUMBERS_PX}px);
  nav {
    width: fit-content;
    padding: 2px 10px 2px 0;
    background: ${token('white')};
  }
  > p {
    max-width: 28em;
    margin-bottom: 28px;
    background: ${token('white')};
    box-shadow: 0 0 0 10px ${token('white')};
  }
  a[data-look='line'] {
    background-color: ${token('white')};
  }
  ${below(900)} {
    padding: 56px 20px ${token('s7')};
  }
`

/** The selected cell, with the handle to drag it by. */
export const Cell = styled.div`
  position: relative;
  margin: 32px 0 36px -8px;
  padding: 26px 28px 34px;
  border: 3px solid ${token('signal')};
  background: ${token('white')};
  :is(h1, h2):not([data-long]) {
    font-size: clamp(2.75rem, 1.2rem + 4.3vw, 5.75rem);
  }
  ${below(520)} {
    [data-long] {
      font-size: ${token('fs-d3')};
    }
  }
  &::after {
    content: '';
    position: absolute;
    right: -8px;
    bottom: -8px;
    width: 13px;
    height: 13px;
    border: 2px solid ${token('white')};
    background: ${token('signal')};
  }
  ${below(520)} {
    padding: 18px 16px 26px;
  }
`

/** The signatures’ threads run on to both edges of the ink, at the height they leave the paper. */
export const Voucher = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${token('ink')};
  ${photograph}
  div {
    position: relative;
    width: 100%;
    max-width: 740px;
  }
  div::before,
  div::after {
    content: '';
    position: absolute;
    top: 65.2%;
    right: calc(100% - 1px);
    width: 50vw;
    height: 0.95%;
    background: ${token('indigo')};
  }
  div::after {
    top: 63.05%;
    right: auto;
    left: calc(100% - 1px);
    background: ${token('signal')};
  }
  img {
    ${revealDown}
    width: 100%;
  }
  ${below(520)} {
    div {
      width: 116%;
      margin-inline: -8%;
    }
    ${marked} {
      width: calc(100% / 1.16);
      margin-inline: auto;
    }
  }
`
