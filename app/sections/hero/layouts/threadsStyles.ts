import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealRight } from '../../../sectionParts/entryAnimation.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'

export const Frame = styled(SectionFrame)`
  padding-top: clamp(2rem, 3vw, 3rem);
  overflow: hidden;
  overflow: clip;
`

export const Title = styled.div`
  grid-column: 1 / 9;
  padding-bottom: clamp(2rem, 4vw, 3.5rem);
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 3vw, 3rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
    padding-bottom: 28px;
  }
`

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 9 / -1;
  gap: 24px;
  align-self: end;
  padding-bottom: clamp(2rem, 4vw, 3.5rem);
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

export const Loom = styled.div`
  border-top: ${token('beam')} solid ${token('ink')};
  border-bottom: 1px solid ${token('line')};
  ${photograph}
  img {
    ${revealRight}
    width: 100%;
  }
`
