import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Steps = styled.ol`
  counter-reset: condition;
  display: grid;
  grid-template-columns: 5fr 4fr 3fr;
  gap: 6px;
  align-items: start;
  margin-top: 44px;
  ${below(900)} {
    grid-template-columns: 1fr;
    gap: 28px;
  }
`

export const Item = styled.li`
  counter-increment: condition;
  min-width: 0;
  border-top: ${token('beam')} solid currentcolor;
  padding: 18px 24px 0 0;
  &::before {
    content: counter(condition);
    display: block;
    margin-bottom: 12px;
    font-size: clamp(3rem, 5vw, 5.5rem);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.05em;
  }
  h3 {
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  p {
    max-width: 30em;
    margin-top: 6px;
  }
  &:nth-child(2) {
    margin-top: 48px;
    border-color: ${token('signal')};
  }
  &:nth-child(3) {
    margin-top: 96px;
    border-color: ${token('gold')};
  }
  ${below(900)} {
    &:nth-child(n) {
      margin-top: 0;
    }
  }
`
