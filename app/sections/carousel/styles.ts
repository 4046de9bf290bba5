import { css, keyframes, styled } from 'styled-components'
import { type Ground, onGround } from '../../design/ground.ts'
import { below, media } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { scriptControls, withScript } from '../../sectionParts/withScript.ts'

export const Frame = styled(SectionFrame)`
  padding-block: clamp(4rem, 7vw, 7rem);
  overflow: hidden;
  overflow: clip;
`

const cardHeight = 'clamp(300px, 40vw, 560px)'

/** The controls are read before the slides, and shown below them. */
export const Turntable = styled.div`
  display: flex;
  flex-direction: column;
`

/**
 * What can be dragged sideways; vertical panning and zooming stay the page's. Its headings cannot be selected,
 * because every drag that begins on one would select it.
 */
export const Stage = styled.div`
  position: relative;
  ${withScript(css`
    touch-action: pan-y pinch-zoom;
    cursor: grab;
    -webkit-user-select: none;
    user-select: none;
    &:active {
      cursor: grabbing;
    }
  `)}
`

/** All slides lie in one cell; without scripts and on paper they are one below the other. */
export const Slides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('s7')};
`

export const Head = styled.div`
  margin-bottom: ${token('s7')};
  > * {
    max-width: 8em;
  }
  ${below(760)} {
    padding-bottom: 60px;
  }
`

/**
 * The heads share their height, so pictures hang at one level whatever the heading's length. In the
 * slides other than the current one they are only transparent: a screen reader that is at a heading
 * when it becomes hidden would lose its place with every turn.
 */
export const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  break-inside: avoid;
  ${withScript(css`
    grid-area: 1 / 1;
    pointer-events: none;
    &[data-current] {
      z-index: 1;
      pointer-events: auto;
    }
    &:not([data-current]) ${Head} {
      opacity: 0;
    }
    ${media.motionAllowed} {
      &[data-current] ${Head} {
        transition: opacity ${token('t-slow')} ${token('ease')};
      }
    }
  `)}
`

/**
 * The link belongs to all slides: it is at the foot of their headings, outside of them, so that
 * a turn never takes the focus away.
 */
export const Aside = styled.div`
  position: absolute;
  z-index: 2;
  bottom: calc(${cardHeight} + ${token('s7')} + 8px);
  right: max(${token('gutter')}, calc((100% - ${token('container')}) / 2));
  ${below(760)} {
    right: auto;
    left: ${token('gutter')};
  }
  ${media.print} {
    display: none;
  }
`

/**
 * Neighbours are 80 % in size, shifted by 30 % and darkened; in between, in proportion. The point
 * they shrink towards is their outer edge, so that they show next to the slide in the middle.
 */
export const Card = styled.div<{ $ground: Ground }>`
  background: ${({ $ground }) => token($ground)};
  position: relative;
  width: min(920px, 78vw);
  height: ${cardHeight};
  margin-inline: auto;
  overflow: hidden;
  box-shadow: ${token('shadow-pop')};
  ${withScript(css`
    transform-origin: calc(50% + var(--distance) * 50%) 50%;
    transform: translateX(calc(var(--distance) * 30%)) scale(calc(1 - 0.2 * var(--depth)));
    filter: brightness(calc(1 - 0.45 * var(--depth)));
  `)}
  img {
    -webkit-user-drag: none;
  }
`

/**
 * The drawings of a slide: `wide` is one landscape picture, `pair` a landscape picture
 * with another in front, `tall` a portrait picture at the right, everything else at the left.
 */
export type Arrangement = 'wide' | 'pair' | 'tall'

const whole = css`
  position: absolute;
  img {
    width: 100%;
    max-width: none;
  }
`

export const Cloth = styled.div<{ $in: Arrangement }>`
  ${whole}
  top: 0;
  ${({ $in }) => ($in === 'tall' ? 'left' : 'right')}: 6%;
  width: 22%;
`

const pictures = {
  wide: css`
    top: 14%;
    left: 7%;
    width: max(76%, 560px);
    ${below(760)} {
      top: 10%;
      left: 5%;
    }
  `,
  pair: css`
    top: 13%;
    left: 7%;
    width: max(60%, 400px);
    ${below(760)} {
      top: 8%;
      left: 5%;
    }
  `,
  tall: css`
    top: 10%;
    right: 9%;
    width: max(38%, 264px);
    ${below(760)} {
      right: 5%;
    }
  `,
} as const

export const Picture = styled.div<{ $in: Arrangement }>`
  ${whole}
  ${({ $in }) => pictures[$in]}
`

const overlays = {
  beside: css`
    right: 9%;
    bottom: -6%;
    width: max(29%, 236px);
    ${below(900)} {
      bottom: -30%;
    }
    ${below(760)} {
      right: 5%;
      bottom: -58%;
    }
  `,
  tall: css`
    bottom: 10%;
    left: 15%;
    width: max(33%, 250px);
    ${below(760)} {
      display: none;
    }
  `,
} as const

export const Overlay = styled.div<{ $in: Arrangement }>`
  ${whole}
  filter: drop-shadow(${token('shadow-cut')});
  ${({ $in }) => overlays[$in === 'tall' ? 'tall' : 'beside']}
`

/** The pause button is the first for the keyboard, and shown last. */
export const Controls = styled.div`
  ${scriptControls('flex')}
  order: 1;
  gap: ${token('s2')};
  align-items: center;
  justify-content: center;
  margin-top: ${token('s6')};
  > :first-child {
    order: 1;
  }
`

const fill = keyframes`
  from {
    transform: scaleX(0);
  }
`

/**
 * The thread of the slide in the middle is thicker, and fills during its turn; it is whole while
 * paused.
 */
export const Threads = styled.div<{ $running: boolean }>`
  display: flex;
  gap: ${token('s2')};
  margin-inline: ${token('s4')};
  button {
    position: relative;
    width: clamp(30px, 10vw, 56px);
    height: 24px;
    padding: 0;
    border: 0;
    background: linear-gradient(${onGround.muted} 0 0) 0 50% / 100% 3px no-repeat;
    cursor: pointer;
  }
  [aria-current] {
    background-size: 100% 7px;
  }
  [aria-current]::after {
    content: '';
    position: absolute;
    inset: calc(50% - 3.5px) 0;
    background: ${token('signal')};
    transform-origin: 0 50%;
    ${({ $running }) =>
      $running &&
      css`
        animation: ${fill} var(--turn) linear;
      `}
  }
  ${media.forcedColors} {
    button {
      border-bottom: 3px solid ButtonText;
    }
    [aria-current] {
      border-bottom: 6px solid Highlight;
    }
  }
  ${below(760)} {
    margin-inline: 6px;
  }
`
