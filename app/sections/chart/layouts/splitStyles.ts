import { css, styled } from 'styled-components'
import { type Ground, groundStyles } from '../../../design/ground.ts'
import { below, from, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** Fills the row, so that one percent is as wide as in the longer row. */
const spacer = css`
  ${from(760)} {
    &::after {
      content: '';
      flex: var(--rest) 1 0;
    }
  }
`

/** As wide as their percent, and at least as their number; on phones as tall. */
export const Shares = styled.ul<{ $isShorter?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  &:first-of-type {
    margin-top: clamp(2.5rem, 4vw, 3.5rem);
  }
  ${({ $isShorter }) => $isShorter && spacer}
  ${below(760)} {
    flex-direction: column;
    gap: 3px;
  }
`

export const Share = styled.li<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  ${({ $ground }) => `[data-ground='${$ground}'] & { box-shadow: inset 0 0 0 1.5px currentcolor; }`}
  display: flex;
  flex: var(--share) 1 0;
  flex-direction: column;
  justify-content: space-between;
  min-width: min-content;
  min-height: 104px;
  padding: 16px 18px;
  line-height: 1.2;
  ${media.forcedColors} {
    border: 1px solid;
  }
  ${media.print} {
    border: 1px solid;
  }
  b {
    font-size: clamp(1.25rem, 2.4vw, 2.25rem);
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  ${from(760)} {
    span {
      max-width: min(16em, 40vw);
      overflow-wrap: break-word;
    }
  }
  ${below(760)} {
    flex: none;
    flex-direction: row;
    align-items: baseline;
    min-height: calc(var(--share) * 11px + 20px);
    padding: 10px 14px;
  }
`

/** The threads of the row above run into the row below. */
export const Warp = styled.div`
  height: 56px;
  background: repeating-linear-gradient(90deg, ${token('line-strong')} 0 1.5px, transparent 1.5px 12px);
  ${below(760)} {
    height: 32px;
  }
`

export const Choice = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  align-items: center;
  margin-top: 20px;
  span {
    flex: 1 1 20em;
  }
`

/** Not yet woven in: gold threads with room between them. */
export const Strip = styled.i`
  width: min(46%, 520px);
  height: 40px;
  background: repeating-linear-gradient(90deg, ${token('gold')} 0 10px, transparent 10px 14px);
  ${media.forcedColors} {
    border: 1px solid;
  }
  ${media.print} {
    border: 1px solid;
  }
`
