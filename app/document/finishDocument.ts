import { DEFERRED_PARTS, type DeferredPart } from '../partialHydration/DeferredStyles.tsx'
import type { DocumentSources } from './contentSecurityPolicy.ts'
import { type DeferredScript, scriptAfterFirstView } from './deferredScripts.ts'
import { decodeAttribute, type HtmlToken, htmlTokens } from './htmlTokens.ts'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

export interface DocumentAdditions {
  /** HTML for the end of the head. */
  head: string
  /** Links to the deferred stylesheets that have rules, as HTML. */
  links: Readonly<Partial<Record<DeferredPart, string>>>
  /**
   * Whether scripts wait for the first view. In development Vite adds its own, in its own order.
   */
  deferScripts: boolean
  /**
   * Bounds the policy whatever an editor puts on a page: if a document has more different style
   * attributes than it should list, the others become rules of the document's style.
   */
  boundStyleAttributes: boolean
}

/** What replaces parts of the document. */
interface Replacements {
  head: string
  links: DocumentAdditions['links']
  script: DeferredScript | undefined
  /** Values of style attributes that become rules. */
  movedRules: readonly string[]
}

/** Fits a proxy's usual limit for all headers (4 KB), at 54 bytes each in the policy. */
const STYLE_ATTRIBUTES_MAX = 24
/**
 * Text from content that could end a rule or its element. Attributes with it are not listed in the
 * policy, so browsers ignore them.
 */
const UNSAFE_IN_RULE = /[<{}]/
const MODULE_SCRIPT = ' type="module" async=""'
/** Scripts of other types are data: they never run, and policies do not apply to them. */
const RUNNING_TYPE = /^(?:|module|text\/javascript)$/

/**
 * Completes a rendered document: the end of its head, the links to deferred styles, its module
 * script and its style attributes. The document is read once, also for what its policy allows.
 * @throws UnexpectedMarkupError if the place of an addition is missing
 */
export function finishDocument(
  html: string,
  additions: DocumentAdditions,
): { html: string; sources: DocumentSources } {
  const tokens = [...htmlTokens(html)]
  checkPlaces(tokens, additions)
  const attributes = unique(tokens.flatMap(({ part }) => styleAttribute(part) ?? []))
  const kept = additions.boundStyleAttributes
    ? attributes.slice(0, STYLE_ATTRIBUTES_MAX)
    : attributes
  const movedRules = attributes.slice(kept.length).filter((css) => !UNSAFE_IN_RULE.test(css))
  const script = additions.deferScripts ? deferredScript(tokens) : undefined
  const head = additions.head + rulesOf(movedRules)
  const replacements = { head, links: additions.links, script, movedRules }
  const all = [...htmlTokens(head), ...tokens].map(({ part }) => part)
  return {
    html: applyReplacements(html, tokens, replacements),
    sources: {
      scripts: all.flatMap((part) => runningScript(part, script) ?? []),
      styles: all.flatMap((part) => (part.kind === 'style' ? part.css : [])),
      styleAttributes: kept,
      frames: all.flatMap((part) => (part.kind === 'frame' ? decodeAttribute(part.src) : [])),
    },
  }
}

function checkPlaces(tokens: readonly HtmlToken[], { links, deferScripts }: DocumentAdditions) {
  const has = (test: (part: HtmlToken['part']) => boolean) => tokens.some(({ part }) => test(part))
  const missing = DEFERRED_PARTS.filter(
    (name) => links[name] && !has((part) => part.kind === 'deferredStyles' && part.name === name),
  ).map((name) => `the link to the styles of "${name}"`)
  if (!has(({ kind }) => kind === 'headEnd')) missing.push('</head>')
  if (deferScripts && !has(isModuleScript)) missing.push('the module script')
  if (missing.length === 0) return
  throw new UnexpectedMarkupError(`The rendered document has no place for ${missing.join(', ')}`)
}

function applyReplacements(
  html: string,
  tokens: readonly HtmlToken[],
  replacements: Replacements,
): string {
  const parts: string[] = []
  let from = 0
  for (const { part, start, end } of tokens) {
    const replacement = replacementOf(part, replacements)
    if (replacement === undefined) continue
    parts.push(html.slice(from, start), replacement)
    from = end
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** @returns undefined if the part is not changed */
function replacementOf(
  part: HtmlToken['part'],
  { head, links, script, movedRules }: Replacements,
): string | undefined {
  switch (part.kind) {
    case 'headEnd':
      return `${head}</head>`
    case 'deferredStyles': {
      const name = DEFERRED_PARTS.find((one) => one === part.name)
      return name && (links[name] ?? '')
    }
    case 'modulePreload':
      if (script === undefined) return undefined
      return part.href !== undefined && script.early.includes(part.href)
        ? `<link rel="modulepreload" fetchpriority="low" href="${part.href}"/>`
        : ''
    case 'script':
      return script && isModuleScript(part)
        ? `<script type="module">${script.code}</script>`
        : undefined
    case 'styleAttribute': {
      const index = movedRules.indexOf(decodeAttribute(part.css))
      return index < 0 ? undefined : `data-style="${index}"`
    }
    default:
      return undefined
  }
}

function deferredScript(tokens: readonly HtmlToken[]): DeferredScript {
  const module = tokens.find(({ part }) => isModuleScript(part))?.part
  const preloads = tokens.flatMap(({ part }) => {
    if (part.kind !== 'modulePreload') return []
    if (part.href !== undefined) return part.href
    throw new UnexpectedMarkupError(
      'The rendered document has a preload other than <link rel="modulepreload" href="…"/>',
    )
  })
  return scriptAfterFirstView(module?.kind === 'script' ? module.code : '', preloads)
}

/** The module script as Remix writes it. */
function isModuleScript(part: HtmlToken['part']): boolean {
  return part.kind === 'script' && part.attributes === MODULE_SCRIPT
}

function runningScript(
  part: HtmlToken['part'],
  deferred: DeferredScript | undefined,
): string | undefined {
  if (part.kind !== 'script' || /\ssrc="/.test(part.attributes)) return undefined
  const type = /\stype="([^"]*)"/.exec(part.attributes)?.[1] ?? ''
  if (!RUNNING_TYPE.test(type)) return undefined
  return deferred && isModuleScript(part) ? deferred.code : part.code
}

function styleAttribute(part: HtmlToken['part']): string | undefined {
  return part.kind === 'styleAttribute' ? decodeAttribute(part.css) : undefined
}

/** Each different one once, in document order. */
const unique = (values: readonly string[]) => [...new Set(values)]

function rulesOf(movedRules: readonly string[]): string {
  if (movedRules.length === 0) return ''
  return `<style>${movedRules.map((css, index) => `[data-style="${index}"]{${css}}`).join('')}</style>`
}
