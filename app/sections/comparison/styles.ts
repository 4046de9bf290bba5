import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'

export const Options = styled(SectionFrame)`
  display: grid;
  grid-template-columns: 7fr 5fr;
  ${below(900)} {
    grid-template-columns: 1fr;
  }
`

/** The grounds run to the window’s edges; the text is within the page’s margins. */
export const Option = styled.div<{ $ground: Ground; $outerSide: 'left' | 'right' }>`
  ${({ $ground }) => groundStyles($ground)}
  min-width: 0;
  padding: clamp(2.5rem, 5vw, 4.5rem) ${token('gutter')};
  padding-${({ $outerSide }) => $outerSide}: max(
    ${token('gutter')},
    (100vw - ${token('container')}) / 2
  );
  dl {
    display: grid;
    grid-template-columns: minmax(112px, min-content) minmax(0, 1fr);
    margin-top: 28px;
  }
  dl > div {
    display: contents;
  }
  dt,
  dd {
    padding-block: 13px;
    border-top: 1px solid ${token('line-over')};
  }
  dt {
    max-width: min(11em, 40vw);
    padding-right: 12px;
    overflow-wrap: break-word;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  ${below(760)} {
    dl {
      grid-template-columns: minmax(92px, min-content) minmax(0, 1fr);
    }
  }
`
