import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** The thread runs to the window's right edge: the money goes on. */
export const Thread = styled.ol<{ $isWide: boolean }>`
  --thread: ${token('signal')};
  [data-ground='signal'] & {
    --thread: ${token('indigo')};
  }
  display: grid;
  grid-template-columns: minmax(0, 4fr) repeat(3, minmax(0, 3fr));
  row-gap: 40px;
  margin-top: ${token('s8')};
  margin-right: calc(-1 * max(${token('gutter')}, (100vw - ${token('container')}) / 2));
  padding-right: ${token('gutter')};
  border-top: 6px solid var(--thread);
  ${({ $isWide }) => $isWide && `${below(1080)} { li h3 { font-size: 1.125rem; } }`}
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    margin: 40px 0 0 12px;
    border-top: 0;
    border-left: 6px solid var(--thread);
  }
`

/** A knot: the thread passes over a square of the text’s colour. */
export const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  align-content: start;
  padding: 32px 24px 0 0;
  h3 {
    margin-bottom: 6px;
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  mark {
    padding-bottom: 1px;
    border-bottom: 3px solid var(--thread);
    background: none;
    color: ${onGround.accent};
    font-weight: 700;
  }
  &::before {
    content: '';
    position: absolute;
    top: -18px;
    left: 0;
    width: 30px;
    height: 30px;
    background:
      linear-gradient(var(--thread) 0 0) 0 50% / 100% 6px no-repeat,
      currentcolor;
  }
  ${below(900)} {
    padding: 0 0 36px 36px;
    &:last-child {
      padding-bottom: 0;
    }
    &::before {
      top: 0;
      left: -18px;
      background:
        linear-gradient(var(--thread) 0 0) 50% 0 / 6px 100% no-repeat,
        currentcolor;
    }
  }
`
