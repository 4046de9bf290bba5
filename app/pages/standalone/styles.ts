import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../../design/ground.ts'
import { token } from '../../design/tokens.ts'

/** On `signal` the mark's weft, which has that colour, would not be seen. */
export const Top = styled.header<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  a {
    text-decoration: none;
  }
  a + a {
    padding-block: 10px;
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 5px;
  }
  ${({ $ground }) => $ground === 'signal' && `svg path + path{fill:${token('paper')};}`}
`

export const Bottom = styled.footer`
  ${groundStyles('ink')}
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px ${token('s5')};
  align-items: center;
  justify-content: space-between;
  min-height: 88px;
  padding-block: 20px;
`
