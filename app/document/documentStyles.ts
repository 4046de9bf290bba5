import { ServerStyleSheet } from 'styled-components'
import { DEFERRED_PARTS, type DeferredPart } from '../design/DeferredStyles.tsx'
import { STYLE_PARTS, type StylePart } from '../design/StyleScope.tsx'

/** Ends each rule in the output of styled-components. */
const RULE_END = '/*!sc*/\n'
/** Ends the rules of a component, and lists their class names. */
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/
const OPENING_TAG = /^<style[^>]*>/
const GLOBAL_STYLE = /^sc-global-/

type Kind = 'interactive' | 'static'

/** Recorded styles of a document: by part, and by whether it is hydrated. */
export type DocumentSheets = Record<StylePart, Record<Kind, ServerStyleSheet>>

export function createSheets(): DocumentSheets {
  const create = () => ({ interactive: new ServerStyleSheet(), static: new ServerStyleSheet() })
  return { head: create(), sections: create(), frame: create() }
}

export function sealSheets(sheets: DocumentSheets): void {
  for (const part of STYLE_PARTS) {
    for (const sheet of Object.values(sheets[part])) sheet.seal()
  }
}

/** The styles of one component. */
interface Group {
  id: string
  names: Set<string>
  rules: Set<string>
}

export interface DocumentCss {
  /** Critical CSS, in an element that no script changes. */
  head: string
  /** For deferred stylesheets: the rules that the head does not have. */
  late: Record<DeferredPart, string>
  /**
   * A style element without rules. From it styled-components learns which class names of hydrated
   * components have rules in the document, and inserts none of those again.
   */
  markers: string
}

export function documentCss(sheets: DocumentSheets): DocumentCss {
  const partCss = (part: StylePart) =>
    rulesOf(mergedGroups([sheets[part].interactive, sheets[part].static]))
  const head = partCss('head')
  const inHead = new Set(head)
  const lateCss = (part: DeferredPart) =>
    partCss(part)
      .filter((rule) => !inHead.has(rule))
      .join('')
  return {
    head: head.join(''),
    late: { sections: lateCss('sections'), frame: lateCss('frame') },
    markers: markersOf(
      ['head' as const, ...DEFERRED_PARTS].map((part) => sheets[part].interactive),
    ),
  }
}

function markersOf(sheets: readonly ServerStyleSheet[]): string {
  const markers = [...mergedGroups(sheets)]
    .filter(([, { id, names }]) => names.size > 0 && !GLOBAL_STYLE.test(id))
    .map(([group, { id, names }]) => {
      const content = [...names].map((name) => `${name},`).join('')
      return `data-styled.g${group}[id="${id}"]{content:"${content}"}${RULE_END}`
    })
  if (markers.length === 0) return ''
  const [tag = ''] = sheets.flatMap((sheet) => OPENING_TAG.exec(sheet.getStyleTags())?.[0] ?? [])
  return `${tag.replace('>', ' media="not all">')}${markers.join('')}</style>`
}

/** Components by their group number, which is the order in which their rules override each other. */
function mergedGroups(sheets: readonly ServerStyleSheet[]): Map<number, Group> {
  const groups = new Map<number, Group>()
  for (const sheet of sheets) {
    let rules: string[] = []
    for (const text of textsOf(sheet)) {
      const [, group, id, content] = MARKER.exec(text) ?? []
      if (group === undefined || id === undefined || content === undefined) {
        rules.push(text)
        continue
      }
      const found = groups.get(Number(group)) ?? { id, names: new Set(), rules: new Set() }
      for (const rule of rules) found.rules.add(rule)
      for (const name of content.split(',')) if (name) found.names.add(name)
      groups.set(Number(group), found)
      rules = []
    }
  }
  return new Map([...groups].sort(([a], [b]) => a - b))
}

const rulesOf = (groups: ReadonlyMap<number, Group>) =>
  [...groups.values()].flatMap(({ rules }) => [...rules])

function textsOf(sheet: ServerStyleSheet): string[] {
  return sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .split(RULE_END)
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
}
