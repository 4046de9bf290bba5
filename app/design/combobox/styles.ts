import { styled } from 'styled-components'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

export const Place = styled.div`
  position: relative;
`

export const List = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: 5;
  max-height: 280px;
  overflow-y: auto;
  border: 1.5px solid ${token('ink')};
  border-radius: ${token('r-1')};
  background: ${token('white')};
  color: ${token('ink')};
  box-shadow: ${token('shadow-card')};
  &[hidden] {
    display: none;
  }
`

export const Option = styled.li`
  padding: 11px 14px;
  cursor: pointer;
  mark {
    background: none;
    color: inherit;
    font-weight: 750;
  }
  &[aria-selected='true'],
  &:hover {
    background: ${token('raffia')};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 ${token('signal')};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
