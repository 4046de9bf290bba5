import { css, styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** A week with an entry has a band across it; a coming week is an outline. */
const week = css`
  i {
    forced-color-adjust: none;
    background: ${token('indigo')};
  }
  i[data-week='coming'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${token('raffia-2')};
  }
  i[data-week='last'] {
    background: ${token('gold')};
  }
  :is([data-ground='indigo'] &, [data-ground='gold'] &, [data-ground='signal'] &) i {
    outline: 1.5px solid currentcolor;
  }
`

/** On phones in two rows, half a year each. */
export const Weeks = styled.div`
  ${week}
  display: grid;
  grid-template-columns: repeat(var(--weeks), 1fr);
  gap: 3px;
  margin-top: 48px;
  i {
    height: 120px;
  }
  i[data-week='entry'] {
    background: linear-gradient(${token('signal')} 0 0) 0 40% / 100% 34px no-repeat
      ${token('indigo')};
  }
  ${below(760)} {
    grid-template-columns: repeat(var(--half), 1fr);
    i {
      height: 56px;
    }
    i[data-week='entry'] {
      background-size: 100% 18px;
    }
  }
`

export const Legend = styled.ul`
  ${week}
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  margin-top: 20px;
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
  }
  i {
    width: 16px;
    height: 16px;
  }
  i[data-week='entry'] {
    background: ${token('signal')};
  }
`
