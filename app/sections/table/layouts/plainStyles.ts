import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Table = styled.table`
  width: 100%;
  margin-top: clamp(2rem, 3vw, 2.75rem);
  border-collapse: collapse;
  border-top: ${token('beam')} solid currentcolor;
  text-align: left;
  th,
  td {
    padding: 20px 20px 20px 0;
    font-weight: inherit;
    overflow-wrap: anywhere;
    vertical-align: baseline;
  }
  thead th {
    padding-block: 12px;
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
    font-weight: 600;
  }
  th:first-child {
    width: 34%;
  }
  tbody th {
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  tr {
    border-bottom: 1px solid ${onGround.line};
  }
  ${below(760)} {
    &,
    tbody,
    tr,
    tbody th:first-child {
      display: block;
      width: auto;
    }
    thead {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding-block: 18px;
    }
    th,
    td {
      padding: 0;
    }
    td {
      display: grid;
      grid-template-columns: 116px 1fr;
      margin-top: 6px;
    }
    td::before {
      content: attr(data-column);
      content: attr(data-column) / '';
      color: ${onGround.muted};
      font-size: ${token('fs-sm')};
    }
  }
`
