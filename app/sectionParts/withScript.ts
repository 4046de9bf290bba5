import { css, type RuleSet } from 'styled-components'
import { HYDRATE_ATTRIBUTE } from '../partialHydration/scripting.ts'

/**
 * Styles for screens while scripts are expected: those of the document, and those of the section.
 * The others must show all content and no control that only scripts operate: without scripts and on
 * paper they apply alone. The media feature `scripting` would not do: the oldest supported browsers
 * lack it, and it says “enabled” also when scripts cannot be fetched.
 */
export function withScript(styles: RuleSet): RuleSet {
  return css`
    @media screen {
      [data-scripting] [${HYDRATE_ATTRIBUTE}] & {
        ${styles}
      }
    }
  `
}

/**
 * Controls that only scripts operate. Their place is reserved until the component marks them with
 * `data-ready`.
 */
export function scriptControls(display: 'flex' | 'grid'): RuleSet {
  return css`
    display: none;
    ${withScript(css`
      display: ${display};
      &:not([data-ready]) {
        visibility: hidden;
      }
    `)}
  `
}
