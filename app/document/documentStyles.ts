import { ServerStyleSheet, version } from 'styled-components'
import type { DeferredPart } from '../partialHydration/DeferredStyles.tsx'
import {
  STYLE_PARTS,
  type StylePart,
  type StyleScopeValue,
} from '../partialHydration/StyleScope.tsx'

/** Ends each rule in the output of styled-components. */
const RULE_END = '/*!sc*/\n'
/** Ends the rules of a component, and lists their class names. */
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/
const GLOBAL_STYLE = /^sc-global-/

type Kind = 'interactive' | 'static'

/** Recorded styles of a document: by part, and by whether it is hydrated. */
export type DocumentSheets = Record<StylePart, Record<Kind, ServerStyleSheet>>

export function createSheets(): DocumentSheets {
  const create = () => ({ interactive: new ServerStyleSheet(), static: new ServerStyleSheet() })
  return { head: create(), sections: create(), shell: create() }
}

/** Records styles in these sheets, from this scope inwards. */
export function scopeFor(
  sheets: DocumentSheets,
  scope: Pick<StyleScopeValue, 'part' | 'isStatic'>,
): StyleScopeValue {
  return {
    ...scope,
    collect: ({ part, isStatic }, children) =>
      sheets[part][isStatic ? 'static' : 'interactive'].collectStyles(children),
  }
}

export function sealSheets(sheets: DocumentSheets): void {
  for (const part of STYLE_PARTS) {
    for (const sheet of Object.values(sheets[part])) sheet.seal()
  }
}

/** The styles of one component. */
interface Group {
  id: string
  names: ReadonlySet<string>
  rules: ReadonlySet<string>
}

/**
 * Components by their group number, which is the order in which their rules override each other.
 */
type Groups = ReadonlyMap<number, Group>

/** What the sheets of a document, or of a part of it, have recorded. */
export type RecordedStyles = Record<StylePart, Record<Kind, Groups>>

export function recordedStyles(sheets: DocumentSheets): RecordedStyles {
  const read = (part: StylePart) => ({
    interactive: groupsOf(sheets[part].interactive),
    static: groupsOf(sheets[part].static),
  })
  return { head: read('head'), sections: read('sections'), shell: read('shell') }
}

/** The same styles without deferred ones. */
export function allInHead(styles: RecordedStyles): RecordedStyles {
  const all = (kind: Kind) => mergedGroups(STYLE_PARTS.map((part) => styles[part][kind]))
  const none = { interactive: new Map(), static: new Map() }
  return {
    head: { interactive: all('interactive'), static: all('static') },
    sections: none,
    shell: none,
  }
}

export interface DocumentCss {
  /** Critical CSS, in an element that no script changes. */
  head: string
  /** For deferred stylesheets: the rules that the head does not have. */
  deferred: Record<DeferredPart, string>
  /**
   * A style element without rules. From it styled-components learns which class names of hydrated
   * components have rules in the document, and inserts none of those again.
   */
  markers: string
}

/** @param siteShell styles of header and footer, which are static */
export function documentCss(styles: RecordedStyles, siteShell?: RecordedStyles): DocumentCss {
  const partCss = (part: StylePart) => {
    const { interactive, static: unchanging } = styles[part]
    return rulesOf(mergedGroups([interactive, siteShell?.[part].static ?? new Map(), unchanging]))
  }
  const head = partCss('head')
  const inHead = new Set(head)
  const deferredCss = (part: DeferredPart) =>
    partCss(part)
      .filter((rule) => !inHead.has(rule))
      .join('')
  return {
    head: head.join(''),
    deferred: { sections: deferredCss('sections'), shell: deferredCss('shell') },
    markers: markersOf(mergedGroups(STYLE_PARTS.map((part) => styles[part].interactive))),
  }
}

function markersOf(groups: Groups): string {
  const markers = [...groups]
    .filter(([, { id, names }]) => names.size > 0 && !GLOBAL_STYLE.test(id))
    .map(([group, { id, names }]) => {
      const content = [...names].map((name) => `${name},`).join('')
      return `data-styled.g${group}[id="${id}"]{content:"${content}"}${RULE_END}`
    })
  if (markers.length === 0) return ''
  return `<style data-styled="true" data-styled-version="${version}" media="not all">${markers.join('')}</style>`
}

function mergedGroups(all: readonly Groups[]): Groups {
  const merged = new Map<number, { id: string; names: Set<string>; rules: Set<string> }>()
  for (const [number, { id, names, rules }] of all.flatMap((groups) => [...groups])) {
    const group = merged.get(number) ?? { id, names: new Set(), rules: new Set() }
    for (const name of names) group.names.add(name)
    for (const rule of rules) group.rules.add(rule)
    merged.set(number, group)
  }
  return new Map([...merged].sort(([a], [b]) => a - b))
}

const rulesOf = (groups: Groups) => [...groups.values()].flatMap(({ rules }) => [...rules])

function groupsOf(sheet: ServerStyleSheet): Groups {
  const groups = new Map<number, Group>()
  let rules = new Set<string>()
  for (const text of textsOf(sheet)) {
    const [, group, id, content] = MARKER.exec(text) ?? []
    if (group === undefined || id === undefined || content === undefined) {
      rules.add(text)
      continue
    }
    const names = new Set(content.split(',').filter((name) => name !== ''))
    groups.set(Number(group), { id, names, rules })
    rules = new Set()
  }
  return groups
}

/** One that could end its element in HTML, as only hostile content would write it, is removed. */
function textsOf(sheet: ServerStyleSheet): string[] {
  return sheet
    .getStyleTags()
    .replaceAll(/^<style[^>]*>|<\/style>$/g, '')
    .split(RULE_END)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !rule.includes('</'))
}
