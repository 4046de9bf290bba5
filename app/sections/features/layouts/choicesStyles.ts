import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const ChoiceList = styled.ul`
  display: grid;
  grid-column: 6 / -1;
  grid-template-columns: 1fr 1fr;
  gap: ${token('gap')};
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 36px;
  }
  ${below(520)} {
    grid-template-columns: 1fr;
    gap: 32px;
  }
`

export const Choice = styled.li`
  min-width: 0;
  border-top: ${token('beam')} solid currentcolor;
  padding-top: 16px;
  p {
    max-width: 26em;
    margin-top: 10px;
  }
  & + & {
    margin-top: 64px;
  }
  ${below(520)} {
    & + & {
      margin-top: 0;
    }
  }
`
