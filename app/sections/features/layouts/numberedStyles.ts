import { css, styled } from 'styled-components'
import { groundStyles, onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Head = styled.div`
  h2 + p {
    max-width: 34em;
    margin-top: ${token('s5')};
  }
`

export const Figure = styled.span`
  display: block;
  margin-bottom: 20px;
  font: 700 ${token('fs-d1')} / 0.95 ${token('display')};
  letter-spacing: -0.04em;
`

/** One gold field across the list. */
const third = css`
  ${groundStyles('gold')}
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 40px;
  align-items: center;
  padding: 28px clamp(20px, 4vw, 56px) 40px;
  ${Figure} {
    grid-row: span 2;
    margin: 0;
    font-size: clamp(6rem, 14vw, 13rem);
    line-height: 0.8;
  }
  h3 {
    align-self: end;
    font-size: ${token('fs-d3')};
  }
  p {
    align-self: start;
    font-size: ${token('fs-lead')};
  }
`

export const Features = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin-top: clamp(2rem, 4vw, 3.5rem);
  border-top: ${token('beam')} solid currentcolor;
  li {
    grid-column: span 2;
    padding: 24px 28px 44px 0;
    border-bottom: 1px solid ${onGround.line};
  }
  li:nth-child(-n + 2) {
    grid-column: span 3;
  }
  p {
    max-width: 27em;
    margin-top: 8px;
  }
  ${below(900)} {
    li:nth-child(n) {
      grid-column: span 3;
    }
  }
  li:nth-child(3) {
    ${third}
    border-bottom-color: ${token('line')};
  }
  ${below(760)} {
    li:nth-child(n) {
      grid-column: 1 / -1;
    }
    li:nth-child(n + 4),
    li:nth-child(-n + 2) {
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr);
      padding-right: 0;
    }
    li:nth-child(n) ${Figure} {
      grid-row: span 2;
    }
    li:nth-child(3) {
      gap: 0 24px;
      margin-inline: calc(-1 * ${token('gutter')});
    }
  }
`
