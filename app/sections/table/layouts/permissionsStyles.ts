import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** On phones every action is a line of its own, with its roles side by side below it. */
export const Table = styled.table<{ $isWide: boolean }>`
  width: 100%;
  margin-top: clamp(2rem, 3.2vw, 2.75rem);
  border-collapse: collapse;
  border-top: ${token('beam')} solid currentcolor;
  text-align: left;
  + p {
    max-width: 30em;
    margin-top: 36px;
  }
  th,
  td {
    padding: 18px 12px 18px 0;
    overflow-wrap: anywhere;
    font-weight: inherit;
  }
  th:first-child {
    width: ${({ $isWide }) => ($isWide ? '28%' : '50%')};
  }
  thead {
    color: ${onGround.muted};
  }
  tbody tr {
    border-top: 1px solid ${onGround.line};
  }
  tbody th {
    font-size: 1.1875rem;
    font-weight: 600;
  }
  td {
    color: ${onGround.muted};
  }
  td::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-right: 12px;
    box-shadow: inset 0 0 0 1.5px ${onGround.muted};
    vertical-align: -1px;
    forced-color-adjust: none;
  }
  td[data-allowed='true'] {
    color: inherit;
    font-weight: 700;
  }
  td[data-allowed='true']::before {
    background: ${token('signal')};
    box-shadow: none;
  }
  ${below(760)} {
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 10px 0;
      padding-block: 18px;
    }
    th:first-child {
      flex: 0 0 100%;
      padding: 0;
    }
    td {
      flex: 1 1 ${({ $isWide }) => ($isWide ? '45%' : '0')};
      padding: 0;
    }
    td::after {
      content: attr(data-role);
      content: attr(data-role) / '';
      display: block;
      color: ${onGround.muted};
      font-size: ${token('fs-sm')};
      font-weight: 450;
    }
  }
`
