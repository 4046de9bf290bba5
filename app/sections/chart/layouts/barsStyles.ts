import { css, styled } from 'styled-components'
import { below, from, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/**
 * `--edge` is where the page's text begins, `--room` the width of the longest bar, which has its
 * number next to it.
 */
export const BarList = styled.dl`
  --edge: max(${token('gutter')}, (100% - ${token('container')}) / 2);
  --room: min(86%, 100% - max(9rem, var(--letters) * 0.85rem + 3rem));
  margin-top: clamp(2.25rem, 4vw, 3.5rem);
  overflow: hidden;
  overflow: clip;
`

/**
 * The name is on the bar, and the number after both: in a wide window a name may begin where its
 * bar ends. On a dark ground the name has the bar's colour behind it.
 */
const nameOnBar = css`
  ${from(900)} {
    flex-wrap: nowrap;
    min-height: 76px;
    &::before {
      position: absolute;
      left: 0;
    }
    dt {
      position: relative;
      min-width: calc(var(--room) * var(--share) - var(--edge));
      margin-left: var(--edge);
      color: ${token('ink')};
    }
    :is([data-ground='ink'], [data-ground='indigo']) & dt span {
      background: var(--bar);
    }
  }
`

/** The bar is too short for the name. */
const nameLast = css`
  dt {
    order: 1;
  }
`

/**
 * The first bar is ours: in `signal`, with a larger number. The others are in `raffia`.
 */
export const BarRow = styled.div<{ $isNameLast: boolean }>`
  --bar: ${token('raffia')};
  [data-ground='raffia'] & {
    --bar: ${token('white')};
  }
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: center;
  padding-block: 10px;
  &::before {
    content: '';
    flex: none;
    width: calc(var(--room) * var(--share));
    height: 56px;
    background:
      repeating-linear-gradient(90deg, transparent 0 6px, ${token('rib-ink')} 6px 8px), var(--bar);
    forced-color-adjust: none;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: 1.5rem;
    font-weight: 700;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  &:first-child {
    --bar: ${token('signal')};
    [data-ground='signal'] & {
      --bar: ${token('gold')};
    }
    dd {
      font-size: clamp(2rem, 3.4vw, 3.25rem);
      line-height: 1;
    }
  }
  ${media.print} {
    &::before {
      border: 1px solid;
    }
  }
  ${({ $isNameLast }) => ($isNameLast ? nameLast : nameOnBar)}
  ${below(900)} {
    --room: 62%;
    gap: 4px 14px;
    &::before {
      height: 40px;
    }
    dt {
      flex: 0 0 100%;
      order: -1;
      padding-left: var(--edge);
    }
    dd {
      font-size: 1.25rem;
    }
  }
`
