import { css, styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Head = styled.div`
  grid-column: 1 / 6;
  h2 + p {
    max-width: 22em;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

/** The letter, the heading, and the thread that leads to the other column. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(min-content, 5fr) minmax(0, 4fr);
  gap: 14px;
  align-items: center;
  line-height: 1.3;
  > :nth-child(2) {
    max-width: min(14em, 30vw);
    overflow-wrap: break-word;
  }
  ${below(520)} {
    grid-template-columns: 28px minmax(min-content, 1fr) 24px;
    gap: 10px;
    > :nth-child(2) {
      max-width: min(9em, 42vw);
    }
  }
`

export const Letter = styled.span`
  display: grid;
  place-items: center;
  height: 28px;
  background: ${token('white')};
  color: ${token('ink')};
  font-size: ${token('fs-xs')};
`

/** Whole where the column is used, broken where it is not. Printed, because it is an `<i>`. */
export const Thread = styled.i`
  forced-color-adjust: none;
  height: 5px;
  background: repeating-linear-gradient(
    90deg,
    ${token('line-strong')} 0 6px,
    transparent 6px 12px
  );
  /* A whole one may have the colour of the background. */
  ${media.forcedColors} {
    &[style] {
      border: 1px solid CanvasText;
    }
  }
`

/** On phones a long word needs the place of the thread. */
const withoutThread = css`
  ${below(520)} {
    font-size: ${token('fs-sm')};
    ${Column} {
      grid-template-columns: 28px minmax(min-content, 1fr);
    }
    ${Thread} {
      display: none;
    }
    td,
    th:last-child {
      padding-left: 6px;
    }
  }
`

export const Table = styled.table<{ $isWide: boolean }>`
  grid-column: 6 / -1;
  align-self: start;
  width: 100%;
  border-collapse: collapse;
  border-top: ${token('beam')} solid currentcolor;
  text-align: left;
  overflow-wrap: anywhere;
  tr {
    height: 60px;
    border-bottom: 1px solid ${onGround.line};
  }
  thead tr {
    height: 44px;
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
  }
  th {
    font-weight: inherit;
  }
  th:first-child {
    width: 50%;
  }
  td,
  th:last-child {
    padding-left: 20px;
  }
  tbody th {
    font-weight: 650;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 36px;
  }
  ${below(520)} {
    td,
    th:last-child {
      padding-left: 12px;
      line-height: 1.3;
    }
  }
  ${({ $isWide }) => $isWide && withoutThread}
`
