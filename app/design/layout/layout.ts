import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../ground.ts'
import { token } from '../tokens.ts'

/** 1440 px of content between the gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${token('container')} + 2 * ${token('gutter')});
  margin-inline: auto;
  padding-inline: ${token('gutter')};
`

/** A band of the page on a ground, with space above and below. `$flush` leaves the space out. */
export const Section = styled.section<{ $ground?: Ground; $flush?: boolean }>`
  ${({ $ground }) => $ground && groundStyles($ground)}
  ${({ $flush }) => !$flush && `padding-block:${token('section')};`}
`

/** Twelve columns. Children position themselves with `grid-column`; all of them may shrink. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${token('gap')};
  > * {
    min-width: 0;
  }
`

/** Buttons in a row, wrapping. Directly under a heading they leave space for its descenders. */
export const Actions = styled.div`
  :is(h1, h2) + & {
    margin-top: clamp(1.75rem, 3vw, 2.75rem);
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s3')};
`

/** The ink bar from which things hang. Decorative. */
export const Beam = styled.div.attrs({ 'aria-hidden': true })`
  height: ${token('beam')};
  background: currentcolor;
  forced-color-adjust: none;
`
