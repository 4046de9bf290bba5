import { createHash } from 'node:crypto'

/**
 * The Content Security Policy of a rendered document (https://www.w3.org/TR/CSP3/). It allows the
 * document's own inline scripts and styles by the hash of their bytes, so it is valid as long as
 * the bytes, in any cache; a nonce would have to be unique per response.
 */
export interface DocumentOrigins {
  /** Canonical origin of the site; with https the browser upgrades all requests. */
  siteUrl: string
  /** Origins of pictures and other assets besides the site's own. */
  assetOrigins: readonly string[]
}

/** Sources that a variant of the policy adds, by directive. */
export type FurtherSources = Readonly<Record<string, readonly string[]>>

/** In development, Vite adds styles and updates through a script and a socket. */
export const DEVELOPMENT_SOURCES: FurtherSources = {
  'style-src': ["'unsafe-inline'"],
  'style-src-attr': ["'unsafe-inline'"],
  'connect-src': ['ws:', 'wss:'],
}

/** In a preview the Studio's overlays have styles of their own. No visitor gets such a page. */
export const PREVIEW_SOURCES: FurtherSources = {
  'style-src': ["'unsafe-inline'"],
  'style-src-attr': ["'unsafe-inline'"],
}

/** Fits a proxy's usual limit for all headers (4 KB), at 54 bytes each. */
const STYLE_ATTRIBUTES_MAX = 24
/** styled-components starts with an empty style element and adds rules through the object model. */
const EMPTY = ''
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style="([^"]*)"/g
const FRAME_ADDRESS = /<iframe\b[^<>]*?\ssrc="([^"]*)"/g
/** Scripts of other types are data: they never run, and policies do not apply to them. */
const RUNNING_TYPE = /^(?:|module|text\/javascript)$/

/**
 * @param html the document, byte for byte as it is sent, after `boundStyleAttributes`
 * @param further additional sources of a variant
 * @returns the value of the header `Content-Security-Policy`; under 2 KB for the pages of the site
 */
export function documentPolicy(
  html: string,
  { siteUrl, assetOrigins }: DocumentOrigins,
  further: FurtherSources = {},
): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css)
  const attributes = styleAttributes(html)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(runningScripts(html))],
    'style-src': ["'self'", ...hashes([EMPTY, ...styles])],
    // Otherwise the hashes above would have to allow attributes everywhere.
    'style-src-attr': attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)] : NOTHING,
    'img-src': ["'self'", 'data:', ...assetOrigins],
    'media-src': ["'self'", ...assetOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frameSources(html, siteUrl),
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'base-uri': NOTHING,
  }
  for (const [name, sources] of Object.entries(further)) {
    directives[name] = withFurther(directives[name] ?? [], sources)
  }
  const written = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '))
  if (siteUrl.startsWith('https:')) written.push('upgrade-insecure-requests')
  return written.join('; ')
}

const NOTHING: readonly string[] = ["'none'"]

/** With a hash, browsers ignore `unsafe-inline`; with another source, `none` is an error. */
function withFurther(before: readonly string[], further: readonly string[]): readonly string[] {
  const allInline = further.includes("'unsafe-inline'")
  const kept = before.filter(
    (source) => source !== "'none'" && !(allInline && /^'(?:sha256-|unsafe-hashes)/.test(source)),
  )
  return [...new Set([...kept, ...further])]
}

/**
 * Bounds the header whatever an editor puts on a page: if a document has more different style
 * attributes than the policy should list, the others become rules of the document's style.
 */
export function boundStyleAttributes(html: string): string {
  const excess = styleAttributes(html).slice(STYLE_ATTRIBUTES_MAX)
  if (excess.length === 0) return html
  const rules = excess.map((css, index) => `[data-style="${index}"]{${css}}`).join('')
  return outsideScripts(html, (markup) =>
    markup.replaceAll(STYLE_ATTRIBUTE, (attribute, before: string, css: string) => {
      const index = excess.indexOf(decoded(css))
      return index < 0 ? attribute : `${before}data-style="${index}"`
    }),
  ).replace('</head>', () => `<style>${rules}</style></head>`)
}

function runningScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return RUNNING_TYPE.test(type) && !/\ssrc="/.test(attributes) ? [code] : []
  })
}

/** Each different one once, in document order. */
function styleAttributes(html: string): string[] {
  const values = [...html.replaceAll(SCRIPT, '').replaceAll(STYLE, '').matchAll(STYLE_ATTRIBUTE)]
  return [...new Set(values.map(([, , css = '']) => decoded(css)))]
}

/** Origins of the content's frames, other than the site's own pages. */
function frameSources(html: string, siteUrl: string): readonly string[] {
  const origins = [...html.replaceAll(SCRIPT, '').matchAll(FRAME_ADDRESS)].flatMap(
    ([, address = '']) => {
      const url = URL.parse(decoded(address), siteUrl)
      if (!url) return []
      return [url.origin === new URL(siteUrl).origin ? "'self'" : url.origin]
    },
  )
  return origins.length > 0 ? [...new Set(origins)] : NOTHING
}

function outsideScripts(html: string, change: (markup: string) => string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([script]) => script)
  return html
    .split(/<script\b[^>]*>[\s\S]*?<\/script>/)
    .map((markup, index) => change(markup) + (scripts[index] ?? ''))
    .join('')
}

/** @returns sources that allow exactly these texts */
function hashes(texts: readonly string[]): string[] {
  return texts.map(
    // The HTML parser normalizes line ends, and the browser hashes the parsed text.
    (text) => `'sha256-${sha256(text.replaceAll(/\r\n?/g, '\n'))}'`,
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Decodes an attribute as React writes it. */
function decoded(attribute: string): string {
  const characters: Record<string, string> = {
    '&quot;': '"',
    '&#x27;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  }
  return attribute.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? '')
}
