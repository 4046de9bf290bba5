/** Normalizes typed text for storage and transfer without changing its meaning. */

/** Control characters: invisible, and a risk for downstream systems. */
const CONTROLS = /\p{Cc}/gu
const BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Blanks, Braille's too, and what is not displayed, such as a zero-width space. */
const INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u

/** @returns one line without control characters; line breaks and tabs become blanks */
export function singleLine(typed: string): string {
  return typed.replace(BREAKS_AND_TABS, ' ').replace(CONTROLS, '').trim()
}

/** @returns the text with its line breaks (as `\n`) and tabs, without other control characters */
export function runningText(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : ''))
}

/** @returns whether a person would see nothing: a name of zero-width spaces is none */
export function isInvisible(text: string): boolean {
  return INVISIBLE.test(text)
}
