import { styled } from 'styled-components'
import { below, media } from '../design/media.ts'

/** Fields in a column; two fields in one line are in a `FieldRow`. */
export const Fields = styled.div`
  display: grid;
  gap: 22px;
  ${media.print} {
    > * {
      break-inside: avoid;
    }
  }
`

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 22px 18px;
  align-items: start;
  ${below(520)} {
    grid-template-columns: minmax(0, 1fr);
  }
`
