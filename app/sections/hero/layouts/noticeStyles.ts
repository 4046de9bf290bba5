import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { Heading } from '../../../design/text/text.ts'
import { revealRight } from '../../../sectionParts/entryAnimation.ts'
import { aroundHotspot } from '../../../sectionParts/hotspot.ts'
import { photograph } from '../../photograph.ts'

export const Copy = styled.div`
  padding-block: clamp(2rem, 3.4vw, 3.25rem) clamp(2rem, 4vw, 3.5rem);
`

/** As large as the longest line allows: two lines on a desk, four on a phone. */
export const Title = styled(Heading)`
  margin-block: clamp(1.5rem, 2.4vw, 2.25rem) clamp(2rem, 3.6vw, 3.25rem);
  &:not([data-long]) {
    font-size: min(8.6vw, 9.5rem);
    ${below(760)} {
      font-size: min(13.4vw, 6rem);
    }
  }
`

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 48px;
  align-items: end;
  justify-content: space-between;
  p {
    flex: 1 1 20em;
    min-width: 0;
    max-width: 36em;
  }
`

/** On phones the place where the shuttle is stays in view. */
export const Loom = styled.div`
  overflow: hidden;
  ${photograph}
  img {
    ${revealRight}
    width: 100%;
  }
  ${below(760)} {
    img {
      width: 900px;
      max-width: none;
      margin-left: -190px;
    }
    ${aroundHotspot('900px')}
  }
`

export const List = styled.div`
  display: grid;
  grid-template-columns: 3fr 9fr;
  padding-block: 40px clamp(3.5rem, 6vw, 5.5rem);
  h2 {
    font-weight: 700;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }
  ul:only-child {
    grid-column: 1/-1;
  }
  h2,
  li {
    min-width: 0;
    border-top: 1px solid currentcolor;
    padding: 16px 20px 0 0;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    h2,
    li {
      padding-bottom: 14px;
    }
  }
`
