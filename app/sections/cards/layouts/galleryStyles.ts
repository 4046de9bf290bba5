import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { typeStyles } from '../../../design/text/styles.ts'
import { threadLine, threadLineDrawn } from '../../../design/textLink/styles.ts'
import { token } from '../../../design/tokens.ts'

export const Kicker = styled.p`
  ${typeStyles.d4}
  margin-bottom: 16px;
`

/** Focus rings of the sheets are on the section's ground, not on their own. */
export const Sheets = styled.ul`
  --ring: ${token('focus')};
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 56px 6px;
  padding-bottom: ${token('section')};
  ${below(900)} {
    row-gap: 40px;
  }
`

export const Scene = styled.div<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  display: flex;
  align-items: start;
  justify-content: center;
  height: 380px;
  padding-top: 44px;
  overflow: hidden;
  img {
    flex: none;
    width: min(420px, 84%);
    filter: drop-shadow(${token('shadow-cut')});
  }
  ${below(900)} {
    height: 320px;
    padding-top: 32px;
    img {
      width: clamp(300px, 84%, 340px);
    }
  }
  ${media.print} {
    height: 220px;
    padding-top: 0;
  }
`

/**
 * Rows are cut 7 and 5, 5 and 7, 8 and 4. The second drawing runs off to the right, the third is
 * seen whole, and the last of six is a swatch in the middle.
 */
export const Sheet = styled.li<{ $soon: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  grid-column: span 7;
  break-inside: avoid;
  min-width: 0;
  border-top: ${token('beam')} solid currentcolor;
  ${({ $soon }) => ($soon ? `box-shadow:inset 0 0 0 1px ${token('line')};` : groundStyles('white'))}
  &:nth-child(6n + 2),
  &:nth-child(6n + 3) {
    grid-column: span 5;
  }
  &:nth-child(6n + 5) {
    grid-column: span 8;
  }
  &:nth-child(6n) {
    grid-column: span 4;
  }
  &:nth-child(6n + 2) ${Scene} {
    justify-content: start;
    padding-left: 44px;
    img {
      width: 576px;
      max-width: none;
    }
  }
  &:nth-child(6n + 3) ${Scene}, &:nth-child(6n) ${Scene} {
    align-items: center;
    padding-top: 0;
    img {
      width: min(360px, 84%);
      max-height: 88%;
      filter: none;
      object-fit: contain;
    }
  }
  &:nth-child(6n + 5) ${Scene} img {
    width: 272px;
  }
  &:nth-child(6n) ${Scene} img {
    width: 234px;
  }
  ${below(900)} {
    &:nth-child(n) {
      grid-column: span 6;
    }
    &:nth-child(6n + 2) ${Scene} {
      padding-left: 24px;
    }
    &:nth-child(6n + 3) ${Scene} img {
      width: clamp(270px, 84%, 340px);
    }
  }
  ${below(520)} {
    &:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`

export const Copy = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  > * {
    max-width: 100%;
  }
  gap: 10px;
  align-items: start;
  padding: 28px 32px 32px;
  p {
    max-width: 36em;
    margin-bottom: 10px;
  }
  a {
    margin-top: auto;
  }
  ${below(900)} {
    padding-inline: 24px;
  }
`

/** The link’s hit area is the whole sheet; its accessible name is the link text. */
export const More = styled.a`
  ${threadLine}
  outline: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible::after {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  ${media.hover} {
    ${Sheet}:hover & {
      ${threadLineDrawn}
    }
  }
`
