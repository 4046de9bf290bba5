import { styled } from 'styled-components'
import { groundStyles } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { filledAroundHotspot } from '../../../sectionParts/hotspot.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

export const Frame = styled(SectionFrame)`
  position: relative;
  overflow: hidden;
  overflow: clip;
  border-bottom: 1px solid ${token('line')};
`

/**
 * On tablets the wall’s left column is next to the bubble; on phones it is above and runs
 * under it.
 */
export const Messages = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  justify-content: center;
  img {
    width: max(1440px, 100%);
    max-width: none;
    height: 100%;
    object-fit: cover;
  }
  ${filledAroundHotspot}
  ${below(1080)} {
    justify-content: start;
    img {
      width: 1440px;
      object-position: 0 0;
    }
  }
  ${below(760)} {
    img {
      width: 1328px;
      height: 700px;
    }
  }
  ${media.print} {
    display: none;
  }
`

export const Foreground = styled.div`
  position: relative;
  padding-block: 82px 96px;
  &:not(:first-child) {
    min-height: 760px;
    ${below(1080)} {
      min-height: 700px;
    }
    ${below(760)} {
      min-height: 0;
      padding-top: 296px;
    }
  }
  ${media.print} {
    &:nth-child(n) {
      min-height: 0;
      padding-block: 0;
    }
  }
`

/** A speech bubble whose tail is cut straight down on the left. */
export const Bubble = styled.div`
  ${groundStyles('ink')}
  position: relative;
  width: min(660px, 100%);
  margin-inline: auto;
  ${below(1080)} {
    width: min(660px, 100% - 344px);
    margin-right: 0;
  }
  ${below(760)} {
    width: min(560px, 100%);
    margin: 0;
  }
  padding: clamp(28px, 3.4vw, 48px) clamp(24px, 3.4vw, 48px) clamp(32px, 4vw, 56px);
  :is(h1, h2) {
    margin-top: 24px;
  }
  :is(h1, h2):not([data-long]) {
    font-size: clamp(2.75rem, 1.2rem + 3.7vw, 5.25rem);
  }
  ${below(1080)} {
    [data-long] {
      font-size: ${token('fs-d3')};
    }
  }
  :is(h1, h2) + p {
    max-width: 27em;
    margin: clamp(1.75rem, 3vw, 2.75rem) 0 28px;
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    top: calc(100% - 1px);
    width: 64px;
    height: 49px;
    background: ${token('ink')};
    clip-path: polygon(0 0, 100% 0, 0 100%);
  }
`
