import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below, media } from '../../design/media.ts'
import { typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { revealDown } from '../../sectionParts/entryAnimation.ts'
import { stretchedLink } from '../../sectionParts/stretchedLink.ts'

export const Head = styled.header`
  padding-block: clamp(2rem, 3vw, 3rem) clamp(2.5rem, 5vw, 4.5rem);
  :is(h1, h2) {
    margin-top: clamp(1.5rem, 3vw, 3rem);
  }
  :is(h1, h2) + p {
    max-width: 34em;
    margin-top: clamp(1.75rem, 3vw, 2.75rem);
  }
`

export const Body = styled.div`
  padding-bottom: ${token('section')};
`

export const List = styled.div`
  grid-area: 1 / 1 / auto / 9;
  ${below(1080)} {
    grid-area: auto / 1 / auto / -1;
  }
`

export const Group = styled.div`
  display: grid;
  grid-template-columns: 2fr 6fr;
  gap: ${token('gap')};
  padding-bottom: 36px;
  border-top: ${token('beam')} solid ${token('ink')};
  > * {
    min-width: 0;
  }
  h2 {
    ${typeStyles.label}
    ${typeStyles.muted}
    padding-top: 26px;
  }
  ${below(760)} {
    grid-template-columns: 1fr;
    gap: 0;
    h2 {
      padding: 16px 0 4px;
    }
  }
`

/** The whole line is the link; a thread is pulled through under the one pointed at. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 24px;
  gap: 4px 20px;
  align-items: center;
  padding: 18px 0 20px;
  border-bottom: 1px solid ${onGround.line};
  transition: padding ${token('t-base')} ${token('ease')};
  p {
    grid-column: 1;
  }
  > svg {
    grid-area: 1 / 2;
  }
  ${stretchedLink}
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 4px;
    background: ${token('signal')};
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform ${token('t-slow')} ${token('ease-pick')};
  }
  ${media.hover} {
    &:hover {
      padding-left: 14px;
    }
    &:hover::after {
      transform: none;
    }
  }
`

/**
 * Sticky next to the list; on narrow windows a part of it hangs above, from edge to edge. It comes
 * before the list, so that the list of a document that arrives slowly does not move down for it.
 */
export const Cloth = styled.div`
  position: sticky;
  top: 104px;
  grid-area: 1 / 9 / auto / -1;
  height: min(760px, 100vh - 140px);
  overflow: hidden;
  background: ${token('indigo')};
  > img {
    ${revealDown}
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 0;
  }
  ${below(1080)} {
    position: relative;
    top: 0;
    grid-area: auto / 1 / auto / -1;
    height: 280px;
    margin: 0 calc(-1 * ${token('gutter')}) 48px;
    border-top: ${token('beam')} solid ${token('ink')};
  }
`

export const OnCloth = styled.div`
  position: absolute;
  inset: auto 24px 24px;
  filter: drop-shadow(${token('shadow-cut-deep')});
  img {
    width: auto;
    max-height: 520px;
    margin-inline: auto;
  }
  ${below(1080)} {
    inset: 40px ${token('gutter')} auto;
    img {
      width: 320px;
      max-width: 100%;
      margin-right: 0;
    }
  }
`
