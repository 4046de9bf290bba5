import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** Waiting days are bare warp; a day on which something happens is woven. */
export const Days = styled.div`
  display: flex;
  gap: 4px;
  margin-top: 48px;
  border-top: ${token('beam')} solid currentcolor;
  i {
    flex: 1;
    height: 88px;
    forced-color-adjust: none;
    background: repeating-linear-gradient(
      90deg,
      ${token('raffia-2')} 0 1.5px,
      transparent 1.5px 8px
    );
  }
  i[data-busy],
  [data-ground='signal'] & i[data-busy]:last-child {
    background: ${token('indigo')};
  }
  [data-ground='indigo'] & i[data-busy] {
    background: currentcolor;
  }
  i[data-busy]:first-child {
    background: currentcolor;
  }
  i[data-busy]:last-child {
    background: ${token('signal')};
  }
  ${below(760)} {
    gap: 2px;
    i {
      height: 56px;
    }
  }
`

/** The strip's columns again; on phones the steps are under one another. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: 24px 4px;
  margin-top: 20px;
  li:last-child {
    text-align: right;
  }
  p {
    max-width: 20em;
    margin-top: 8px;
  }
  li:last-child p {
    margin-left: auto;
  }
  ${below(900)} {
    display: block;
    li + li {
      margin-top: 24px;
    }
    li:last-child {
      text-align: left;
      p {
        margin-left: 0;
      }
    }
  }
`

export const Step = styled.li`
  grid-column: var(--from) / var(--to);
  &:not(:last-child) {
    padding-right: 20px;
  }
`

export const Day = styled.span`
  display: block;
  margin-bottom: 6px;
  color: ${onGround.accent};
  font-size: ${token('fs-sm')};
  font-weight: 650;
`
