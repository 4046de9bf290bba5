import { styled } from 'styled-components'
import { onGround } from '../ground.ts'
import { below, media } from '../media.ts'
import { listStyles } from '../prose/listStyles.ts'
import { token } from '../tokens.ts'

/** The beam the items hang from. */
export const Accordion = styled.div`
  border-top: ${token('beam')} solid currentcolor;
`

/** The height is animated if the browser can animate a disclosure. */
export const Item = styled.details`
  border-bottom: 1px solid ${onGround.line};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow-y: clip;
    transition:
      block-size ${token('t-base')} ${token('ease')},
      content-visibility ${token('t-base')} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
  }
  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

export const Summary = styled.summary`
  display: flex;
  align-items: flex-start;
  gap: ${token('s5')};
  padding-block: 22px;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    margin-top: ${token('s1')};
  }
  ${media.hover} {
    &:hover {
      color: ${onGround.accent};
    }
  }
  ${media.print} {
    padding-block: 8pt;
  }
`

export const SummaryText = styled.h3`
  flex: 1;
  min-width: 0;
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
`

export const Body = styled.div`
  max-width: 70ch;
  max-height: 500px;
  overflow-y: auto;
  padding: 0 ${token('s8')} 28px 0;
  ${below(760)} {
    padding-right: ${token('s6')};
  }
  > * + * {
    margin-top: ${token('s3')};
  }
  ${listStyles}
  /* Paper cannot be scrolled. */
  ${media.print} {
    max-height: none;
    overflow-y: visible;
    padding-bottom: 8pt;
  }
`
