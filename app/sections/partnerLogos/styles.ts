import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { markGround } from '../../design/markGround.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'

export const Frame = styled(SectionFrame)`
  padding-block: clamp(1.5rem, 3vw, 3rem) ${token('section')};
`

/** Label and lead, where the label alone is without a lead. */
export const Copy = styled.div`
  align-self: center;
  padding: ${token('s4')} ${token('s4')} ${token('s4')} 0;
  color: ${onGround.muted};
`

/** Four equal cells on the same columns as the statistics above: the label, then the marks. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 3fr;
  border-block: 1px solid ${onGround.line};
  ${markGround}
  h2 {
    align-self: center;
    color: ${onGround.muted};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 33%), 1fr));
  }
  li {
    display: flex;
    align-items: center;
    min-height: 104px;
    padding: 26px 20px;
    border-left: 1px solid ${onGround.line};
    color: ${token('ink-2')};
  }
  ${below(760)} {
    grid-template-columns: 1fr;
    h2 {
      padding-block: 20px;
    }
    ul {
      grid-template-columns: 1fr;
    }
    li {
      min-height: 84px;
      padding: 20px 0;
      border-left: 0;
      border-top: 1px solid ${onGround.line};
    }
  }
`
