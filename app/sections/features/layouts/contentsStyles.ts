import { css, styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { tabularFigures } from '../../../design/text/styles.ts'
import { token } from '../../../design/tokens.ts'

/** On phones a long word takes space from the number, not from itself. */
const wideTitles = css`
  ${below(520)} {
    li {
      grid-template-columns: minmax(min-content, max-content) minmax(8px, 1fr) minmax(0, max-content);
    }
    h3 {
      max-width: min(10em, 60vw);
      overflow-wrap: break-word;
    }
  }
`

export const Entries = styled.ol<{ $isWide: boolean }>`
  grid-column: 6 / -1;
  li {
    display: grid;
    grid-template-columns: minmax(0, max-content) minmax(8px, 1fr) minmax(0, max-content);
    gap: 2px 12px;
    align-items: last baseline;
    padding-block: 14px;
  }
  li:first-child {
    padding-top: 0;
  }
  p {
    grid-column: 1 / -1;
    color: ${onGround.muted};
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
  ${({ $isWide }) => $isWide && wideTitles}
`

export const Dots = styled.i`
  border-bottom: 2px dotted ${token('line-strong')};
  transform: translateY(-5px);
`

export const PageNumber = styled.span`
  ${tabularFigures}
  font-size: 1.25rem;
  font-weight: 600;
`
