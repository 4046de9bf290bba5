import { css, type RuleSet } from 'styled-components'
import { below, from } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { revealDown, revealRight } from '../../sectionParts/entryAnimation.ts'
import { aroundHotspot, filledAroundHotspot } from '../../sectionParts/hotspot.ts'
import { photograph } from '../photograph.ts'

/** Where the text and the drawing are. Under 900 px the drawing follows the text. */
export interface Arrangement {
  text: RuleSet<object>
  drawing: RuleSet<object>
}

/** From the container to the window's right edge. */
const toWindowEdge = `calc(-1 * max(${token('gutter')}, (100vw - ${token('container')}) / 2))`

const acrossTheWindow = css`
  margin-inline: calc(-1 * ${token('gutter')});
`

export const beside: Arrangement = {
  text: css`
    grid-column: 1 / 7;
    align-self: center;
    padding-block: 56px 72px;
    ${below(900)} {
      padding-bottom: 0;
    }
  `,
  drawing: css`
    grid-column: 7 / -1;
    margin-right: -32px;
    padding-block: 32px;
    ${photograph}
    ${below(900)} {
      ${acrossTheWindow}
    }
  `,
}

/**
 * The drawing fills the window's width, and its low left part leaves space for the text; a
 * photograph has none, and is below the text.
 */
export const rising: Arrangement = {
  text: css`
    grid-column: 1 / 9;
    padding-block: 56px 0;
  `,
  drawing: css`
    grid-column: 1 / -1;
    width: 100vw;
    margin: 32px calc(50% - 50vw) 0;
    ${photograph}
    img {
      ${revealRight}
    }
    ${from(900)} {
      img[src$='.svg'] {
        margin-top: -128px;
      }
    }
  `,
}

export const hanging: Arrangement = {
  text: css`
    grid-column: 1 / 7;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    &:not(:last-child) {
      min-height: 720px;
    }
    > * {
      max-width: 100%;
    }
    padding-block: 56px clamp(4rem, 7vw, 7rem);
    ${below(900)} {
      &:not(:last-child) {
        min-height: 0;
        padding-bottom: 40px;
      }
    }
  `,
  drawing: css`
    position: absolute;
    inset: 0 max(0px, (100vw - ${token('container')} - 2 * ${token('gutter')}) / 2) 0 auto;
    width: min(48vw, 760px);
    border-top: ${token('beam')} solid ${token('ink')};
    img {
      ${revealDown}
      height: 100%;
      object-fit: cover;
      object-position: 50% 0;
    }
    ${below(900)} {
      position: static;
      width: auto;
      height: 460px;
      overflow: hidden;
      ${acrossTheWindow}
      img {
        width: max(564px, 100%);
        max-width: none;
        height: auto;
        margin-left: calc(50% - max(260px, 50%));
      }
      ${filledAroundHotspot}
    }
  `,
}

export const overhanging: Arrangement = {
  text: css`
    grid-column: 1 / 7;
    align-self: center;
    padding-block: 56px 80px;
    :is(h1, h2):not([data-long]) {
      font-size: clamp(2.75rem, 1.4rem + 4.5vw, 6.1rem);
    }
    ${below(900)} {
      padding-bottom: 16px;
    }
  `,
  drawing: css`
    grid-column: 7 / -1;
    align-self: end;
    margin: 0 ${toWindowEdge} 0 -90px;
    ${photograph}
    img {
      min-width: 720px;
      max-width: none;
      filter: drop-shadow(${token('shadow-cut')});
    }
    ${below(900)} {
      ${acrossTheWindow}
      img {
        --width: max(680px, 116vw);
        width: var(--width);
        min-width: 0;
        margin-left: calc(50% - 0.568 * var(--width));
      }
      ${aroundHotspot('var(--width)')}
    }
  `,
}
