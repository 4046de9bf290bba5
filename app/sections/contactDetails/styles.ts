import { styled } from 'styled-components'
import { Grid } from '../../design/layout/layout.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Columns = styled(Grid)`
  padding-block: clamp(2rem, 4vw, 3.5rem) clamp(2.5rem, 5vw, 4.5rem);
  align-items: end;
  > nav {
    grid-column: 1/-1;
    margin-bottom: clamp(1.5rem, 4vw, 3.5rem);
  }
  :is(h1, h2) {
    grid-column: 1/8;
  }
  ${below(900)} {
    :is(h1, h2) {
      grid-column: 1/-1;
    }
  }
`

/** Heading and lead, where the heading alone is without a lead. */
export const Copy = styled.div`
  grid-column: 1/8;
  p {
    max-width: 34em;
    margin-top: ${token('s5')};
  }
  ${below(900)} {
    grid-column: 1/-1;
  }
`

export const Details = styled.address`
  grid-column: 9/-1;
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: ${token('beam')} solid currentcolor;
  font-style: normal;
  > * {
    min-width: 0;
  }
  a {
    text-underline-offset: 3px;
  }
  p:last-child a {
    display: inline-block;
  }
  ${below(900)} {
    grid-column: 1/-1;
    margin-top: 36px;
  }
`

export const Numbers = styled.ul`
  display: grid;
  gap: 6px;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: baseline;
  }
  a {
    display: inline-block;
    min-height: 32px;
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  a:hover {
    text-decoration-line: underline;
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 3px;
    text-underline-offset: 4px;
  }
`
