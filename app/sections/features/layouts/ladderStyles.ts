import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Items = styled.ol`
  grid-column: 6 / -1;
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 36px;
  }
`

/** The first line is in `signal`, the second in `gold`; the others are hairlines. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(150px, min-content) minmax(0, 1fr);
  gap: 6px 24px;
  align-items: baseline;
  padding: 20px 0 40px;
  h3 {
    max-width: min(10em, 30vw);
    ${below(760)} {
      max-width: none;
    }
    overflow-wrap: break-word;
  }
  border-top: 6px solid ${token('signal')};
  &:nth-child(2) {
    margin-left: clamp(0px, 4vw, 64px);
    border-color: ${token('gold')};
  }
  &:nth-child(n + 3) {
    margin-left: clamp(0px, 8vw, 128px);
    border-top: 1px solid ${onGround.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 28px;
  }
`
