import { css, styled } from 'styled-components'
import { type Ground, groundStyles } from '../../../design/ground.ts'
import { below, media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token('gap')};
  align-items: end;
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.75rem;
  }
`

/**
 * The beam, and three columns wide as the goods: half, a little more than a quarter, the rest.
 * Focus rings of the strips are on the section's ground, not on their own.
 */
export const Hanging = styled.ul`
  --ring: ${token('focus')};
  display: grid;
  grid-template-columns: 6fr 3.4fr 2.8fr;
  gap: 56px 6px;
  align-items: start;
  border-top: ${token('beam')} solid currentcolor;
  ${below(1080)} {
    grid-template-columns: 1fr 1fr;
  }
  ${below(760)} {
    grid-template-columns: 1fr;
  }
`

/** A fringe is what the warp leaves where weaving stops: threads of the strip's own colour. */
const fringe = css`
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 34px;
    background: repeating-linear-gradient(
      90deg,
      var(--fringe) 0 1.5px,
      transparent 1.5px 6px
    );
    mask: linear-gradient(black 60%, transparent);
  }
`

/** Raffia is too pale to be seen as threads on paper, so its fringe is a shade darker. */
const fringeColour = (ground: Ground) =>
  ground === 'raffia' || ground === 'paper' || ground === 'white'
    ? token('raffia-2')
    : token(ground)

export const Card = styled.li<{ $ground: Ground; $thread: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  --fringe: ${({ $ground }) => fringeColour($ground)};
  --thread: ${({ $thread }) => token($thread)};
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 700px;
  &:nth-child(3n + 2) {
    min-height: 620px;
  }
  &:nth-child(3n) {
    min-height: 670px;
  }
  ${fringe}
  &:only-child {
    grid-column: 1 / -1;
  }
  ${below(1080)} {
    &:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
  }
  ${below(760)} {
    &:nth-child(n) {
      min-height: 0;
    }
  }
`

export const Scene = styled.div<{ $ground: Ground }>`
  position: relative;
  flex: 1;
  min-height: 260px;
  overflow: hidden;
  background: ${({ $ground }) => token($ground)};
  ${below(760)} {
    flex: none;
    height: 320px;
  }
`

/**
 * Where the drawings hang: the cloth along the left edge, the main drawing next to it and running
 * off to the right, the overlay near the foot. In the third strip the drawing is on the floor.
 */
const parts = {
  cloth: css`
    left: 0;
    top: 0;
    width: 110px;
  `,
  image: css`
    left: 28px;
    top: 46px;
    width: 360px;
    ${Card}:nth-child(3n + 1) & {
      left: 48px;
      top: 56px;
      width: 680px;
    }
    ${Card}:nth-child(3n) & {
      inset: auto auto -4px 50%;
      width: 108%;
      transform: translateX(-50%);
    }
    ${below(760)} {
      ${Card}:nth-child(3n + 1) & {
        left: 28px;
        top: 32px;
        width: 540px;
      }
      ${Card}:nth-child(3n) & {
        width: 300px;
      }
    }
  `,
  overlay: css`
    right: 28px;
    bottom: 28px;
    width: max(270px, min(290px, 52%));
    filter: drop-shadow(${token('shadow-cut')});
    ${below(760)} {
      right: 16px;
    }
  `,
} as const

export const Layer = styled.div<{ $part: keyof typeof parts }>`
  position: absolute;
  ${({ $part }) => parts[$part]}
  img {
    width: 100%;
    max-width: none;
  }
`

/** The link's hit area is the whole strip; its accessible name is the link text. */
export const Copy = styled.div`
  padding: 28px;
  container-type: inline-size;
  > svg {
    display: block;
    margin-bottom: 14px;
    stroke-width: 1.25;
  }
  h3 {
    font-size: min(${token('fs-d3')}, 15.5cqi);
  }
  p {
    max-width: 34em;
    margin: 12px 0 22px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-weight: 650;
    text-decoration: none;
    outline: 0;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  a:focus-visible::before {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  a svg {
    transition: transform ${token('t-base')} ${token('ease')};
  }
  ${media.hover} {
    ${Card}:hover & a svg {
      transform: translateX(5px);
    }
  }
`

/** A thread pulled through along the lower edge. */
export const Edge = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 8px;
  background: var(--thread);
  transform: scaleX(0);
  transform-origin: 0 50%;
  transition: transform ${token('t-slow')} ${token('ease-pick')};
  ${media.hover} {
    ${Card}:hover & {
      transform: none;
    }
  }
`

export const NoWrap = styled.span`
  white-space: nowrap;
`
