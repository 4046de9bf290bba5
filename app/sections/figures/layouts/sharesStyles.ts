import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Copy = styled.div`
  grid-column: 1 / 5;
  p {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

export const Outcomes = styled.ul<{ $isStacked: boolean }>`
  grid-column: 6 / -1;
  --number: ${({ $isStacked }) => ($isStacked ? '100%' : 'clamp(104px, 12vw, 160px) minmax(0, 1fr)')};
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 36px;
  }
`

/**
 * However small its share, a bar is as wide as it is high: nothing is left out. It is a border,
 * because backgrounds are not printed.
 */
export const Outcome = styled.li`
  display: grid;
  grid-template-columns: var(--number);
  gap: 0 24px;
  align-items: baseline;
  border-top: 1px solid ${onGround.line};
  padding: 16px 0 18px;
  b {
    grid-row: span 2;
    font-size: clamp(1.75rem, 3vw, 2.75rem);
    font-weight: 750;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
  h3 {
    font-size: 1.25rem;
    font-weight: 700;
  }
  p {
    color: ${onGround.muted};
  }
  &::after {
    content: '';
    grid-column: 1 / -1;
    width: max(6px, calc(var(--share) * 100%));
    margin-top: 14px;
    border-top: 6px solid;
    forced-color-adjust: none;
    ${media.forcedColors} {
      border-color: CanvasText;
    }
  }
  &:first-child::after {
    border-color: ${token('ok')};
  }
`
