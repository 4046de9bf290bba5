import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Street = styled.ul`
  display: grid;
  grid-template: auto auto / repeat(3, minmax(0, 1fr));
  ${below(760)} {
    grid-template: none / minmax(0, 1fr);
  }
  ${media.print} {
    grid-template: auto auto / repeat(3, minmax(0, 1fr));
    break-inside: avoid;
  }
`

/** Roofs are of different heights; the pavement is one line, the edge between two shared rows. */
export const Front = styled.div<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  display: flex;
  align-items: end;
  justify-content: center;
  padding: 8px clamp(8px, 1.6vw, 32px) 0;
  border-bottom: 10px solid ${token('ink')};
  img {
    width: 100%;
    max-width: 560px;
  }
`

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
  justify-items: start;
  padding: 26px ${token('gutter')} clamp(2.5rem, 5vw, 4.5rem);
  p {
    max-width: 26em;
  }
  ${below(760)} {
    padding-block: 22px 44px;
  }
`

export const Door = styled.li`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  &:nth-child(3n + 2) ${Front} {
    padding-top: 52px;
  }
  &:nth-child(3n) ${Front} {
    padding-top: 24px;
  }
  ${below(760)} {
    &:nth-child(n) ${Front} {
      padding: 28px ${token('gutter')} 0;
    }
  }
`
