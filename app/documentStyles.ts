import { ServerStyleSheet } from 'styled-components'
import type { LatePart } from './design/lateStyles.tsx'

/** Ends each rule in the output of styled-components. */
const RULE_END = '/*!sc*/'
/** Rules that only tell the browser's styled-components which styles it need not insert. */
const MARKER = /^data-styled\./

/** Styles of a rendered document, by where they go. */
export type DocumentSheets = Record<'head' | LatePart, ServerStyleSheet>

export function createSheets(): DocumentSheets {
  return {
    head: new ServerStyleSheet(),
    sections: new ServerStyleSheet(),
    frame: new ServerStyleSheet(),
  }
}

/**
 * Styles of a rendered document as CSS for a file of their own: what the late sheet has and the
 * head does not. Markers are left out: the browser's styled-components does not read files, and
 * inserts what it renders itself.
 */
export function lateCss(head: ServerStyleSheet, late: ServerStyleSheet): string {
  const inHead = new Set(rulesOf(head))
  return rulesOf(late)
    .filter((rule) => !MARKER.test(rule) && !inHead.has(rule))
    .join('\n')
}

function rulesOf(sheet: ServerStyleSheet): string[] {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .split(RULE_END)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
}
