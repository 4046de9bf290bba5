import { styled } from 'styled-components'
import { Container, Grid } from '../../design/layout/layout.ts'
import { below } from '../../design/media.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { Arrangement } from './arrangements.ts'

export const Frame = styled(SectionFrame)`
  position: relative;
  overflow: hidden;
  overflow: clip;
`

export const Scene = styled(Grid).attrs({ as: Container })`
  align-items: stretch;
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n) {
      grid-column: 1;
    }
  }
`

export const Copy = styled.div<{ $arrangement: Arrangement['text'] }>`
  position: relative;
  z-index: 1;
  :is(h1, h2) {
    margin-top: 28px;
  }
  :is(h1, h2) + p {
    max-width: min(28em, 100%);
    margin: clamp(1.75rem, 3vw, 2.75rem) 0 28px;
  }
  ${({ $arrangement }) => $arrangement}
  &:last-child {
    grid-column: 1 / 11;
    padding-bottom: clamp(3rem, 6vw, 5.5rem);
    ${below(900)} {
      grid-column: 1;
    }
  }
  ${below(760)} {
    p + div a {
      flex: 1 1 auto;
    }
  }
`

export const Drawing = styled.div<{ $arrangement: Arrangement['drawing'] }>`
  img {
    width: 100%;
  }
  ${({ $arrangement }) => $arrangement}
`
