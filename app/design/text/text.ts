import { css, styled } from 'styled-components'
import { token } from '../tokens.ts'
import { typeStyles } from './styles.ts'

export type HeadingSize = 'hero' | 'd1' | 'd2' | 'd3' | 'd4'

const acronymFace = css`
  font-family: ${token('text')};
  font-weight: 800;
  letter-spacing: -0.045em;
`

/**
 * A heading: `as` is its level in the outline (`h2` by default), `$size` its look. `$face="text"`
 * sets an acronym, whose V the display face would turn into a U.
 */
export const Heading = styled.h2<{ $size: HeadingSize; $face?: 'text' }>`
  ${({ $size }) => typeStyles[$size]}
  ${({ $face }) => $face === 'text' && acronymFace}
`

export const Lead = styled.p<{ $muted?: boolean }>`
  ${typeStyles.lead}
  ${({ $muted }) => $muted && typeStyles.muted}
`

export const Text = styled.p<{ $small?: boolean; $muted?: boolean }>`
  ${({ $small }) => $small && typeStyles.small}
  ${({ $muted }) => $muted && typeStyles.muted}
`
