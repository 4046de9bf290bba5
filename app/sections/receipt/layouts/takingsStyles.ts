import { css, styled } from 'styled-components'
import { groundStyles, onGround } from '../../../design/ground.ts'
import { below, from } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** The text is at the bottom right; in the source, and on phones, it is first. */
export const Copy = styled.div`
  grid-column: 8 / -1;
  grid-row: 1;
  align-self: end;
  p {
    max-width: 22em;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

/** A line for each amount, where three columns do not fit. */
const stacked = css`
  table,
  tbody,
  tfoot,
  tr,
  tbody th,
  td {
    display: block;
  }
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tbody th,
  td:not(:last-child) {
    padding-bottom: 0;
    border-bottom: 0;
  }
  tfoot td {
    border-top: 0;
  }
  td::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    float: left;
    overflow-wrap: anywhere;
  }
`

/** Torn off along a zigzag of 24 px teeth. */
export const Receipt = styled.div<{ $hasLongAmount: boolean }>`
  ${groundStyles('white')}
  grid-column: 1 / 7;
  grid-row: 1;
  container-type: inline-size;
  padding: 20px clamp(18px, 2.6vw, 40px) 34px;
  border-top: ${token('beam')} solid currentcolor;
  mask:
    linear-gradient(black 0 0) 0 0 / 100% calc(100% - 12px) no-repeat,
    conic-gradient(from -45deg at bottom, black 90deg, transparent 0) 0 100% / 24px 12px repeat-x;
  /* Columns are at least as wide as their words. */
  table {
    width: 100%;
    border-collapse: collapse;
    overflow-wrap: break-word;
  }
  th,
  td {
    border-bottom: 1px solid ${onGround.line};
    padding: 15px 0;
    text-align: left;
    font-weight: 600;
    vertical-align: baseline;
  }
  th {
    overflow-wrap: anywhere;
  }
  tbody th {
    min-width: 6em;
    ${from(900)} {
      min-width: 9em;
    }
  }
  td,
  thead th + th {
    padding-left: 12px;
    text-align: right;
    font-weight: 450;
  }
  thead th {
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
    font-weight: 450;
  }
  tfoot th,
  tfoot td {
    border-top: 2px solid ${token('ink')};
    border-bottom: 0;
    padding-block: 20px 8px;
    font-size: 1.25rem;
    font-weight: 750;
  }
  ${below(520)} {
    font-size: ${token('fs-sm')};
    tfoot th,
    tfoot td {
      font-size: 1.125rem;
    }
  }
  /* Where the visitor's letters are large. */
  @media (max-width: 18em) {
    ${stacked}
  }
  /* Also where the browser zooms only the text. */
  @container (max-width: 14em) {
    ${stacked}
  }
  ${({ $hasLongAmount }) =>
    $hasLongAmount &&
    css`
      ${below(1080)} {
        font-size: ${token('fs-sm')};
      }
      ${below(520)} {
        ${stacked}
      }
    `}
  ${below(900)} {
    grid-column: 1 / -1;
    grid-row: 2;
    margin-top: 36px;
  }
`
