import { styled } from 'styled-components'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { photograph } from '../../photograph.ts'

/** The drawing begins with the upper beam, in the colour of the head above it. */
export const Drawing = styled.div`
  background: linear-gradient(${token('ink')} 36px, transparent 36px);
  overflow: hidden;
  ${photograph}
  img {
    ${revealDown}
    width: 100%;
  }
`
