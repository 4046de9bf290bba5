import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** Stays in view while the knots go by. */
export const Head = styled.div`
  position: sticky;
  top: 120px;
  grid-column: 1 / 6;
  align-self: start;
  h2 + p {
    max-width: 22em;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    position: static;
    grid-column: 1 / -1;
    margin-bottom: ${token('s7')};
  }
`

export const Thread = styled.ol`
  grid-column: 6 / -1;
  border-left: 3px solid currentcolor;
  ${below(900)} {
    grid-column: 1 / -1;
    margin-left: 12px;
  }
`

/** The knot: a weft thread passing under the warp. */
export const Knot = styled.li`
  position: relative;
  padding: 0 0 64px clamp(28px, 4vw, 64px);
  &:last-child {
    padding-bottom: 0;
  }
  > p {
    max-width: 34em;
    margin: 10px 0 22px;
  }
  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: -14px;
    width: 25px;
    height: 25px;
    background:
      linear-gradient(90deg, transparent 9px, ${token('ink')} 9px 16px, transparent 16px),
      linear-gradient(${token('signal')} 0 0) 0 50% / 100% 11px no-repeat,
      ${token('paper')};
  }
`

export const Paper = styled.div`
  --state: ${token('ok')};
  display: flex;
  max-width: 540px;
  border: 1px solid ${onGround.line};
  border-left: 4px solid var(--state);
  background: ${token('white')};
  color: ${token('ink')};
  font-size: ${token('fs-sm')};
  line-height: 1.35;
  &[data-state='fault'] {
    --state: ${token('err')};
  }
  &[data-state='held'] {
    --state: ${token('signal')};
  }
  > * {
    flex: 1;
    min-width: 0;
    padding: 14px 18px 15px;
    ${below(520)} {
      padding-inline: 12px;
    }
  }
  > span + span {
    border-left: 1px solid ${onGround.line};
  }
  small {
    display: block;
    color: ${token('muted')};
    font-size: inherit;
  }
  strong {
    flex: none;
    align-self: center;
    color: ${token('ink')};
  }
  &[data-state='fault'] strong {
    color: ${token('err')};
  }
  &[data-state='held'] strong {
    color: ${token('signal-text')};
  }
`
