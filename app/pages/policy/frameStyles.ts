import { styled } from 'styled-components'
import { Container } from '../../design/layout/layout.ts'
import { from, media } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { HYDRATE_ATTRIBUTE } from '../../partialHydration/scripting.ts'

export const Body = styled(Container)`
  display: grid;
  gap: clamp(28px, 6vw, 112px);
  padding-block: clamp(2.5rem, 6vw, 5.5rem) ${token('section')};
  > *,
  > [${HYDRATE_ATTRIBUTE}] > * {
    min-width: 0;
  }
  ${from(900)} {
    grid-template-columns: minmax(220px, 3fr) 9fr;
  }
  ${media.print} {
    display: block;
    padding-block: 0;
  }
`
