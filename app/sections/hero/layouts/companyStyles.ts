import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { revealRight } from '../../../sectionParts/entryAnimation.ts'
import { bandAroundHotspot } from '../../../sectionParts/hotspot.ts'

export const Title = styled.div`
  grid-column: 1 / -1;
  padding-top: clamp(2rem, 3.4vw, 3.25rem);
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 4vw, 3.5rem);
  }
`

export const Meaning = styled.div`
  grid-column: 1 / 7;
  margin-top: 56px;
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 36px;
  }
`

export const Facts = styled.div`
  grid-column: 8 / -1;
  margin-block: 60px clamp(2.5rem, 5vw, 4.5rem);
  p + * {
    margin-top: 28px;
  }
  ${below(900)} {
    grid-column: 1 / -1;
    margin-top: 20px;
  }
  ${below(760)} {
    a {
      flex: 1 1 auto;
    }
  }
`

/** Runs off both edges of the window, always at the size it was woven. */
export const Band = styled.div`
  ${revealRight}
  height: 144px;
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 50%;
  }
  ${bandAroundHotspot('144px')}
  ${below(760)} {
    height: 90px;
    ${bandAroundHotspot('90px')}
  }
`
