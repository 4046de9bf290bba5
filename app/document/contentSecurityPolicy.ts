import { createHash } from 'node:crypto'

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

/** What a document contains, as far as its policy is concerned. */
export interface DocumentSources {
  /** Inline scripts that run. */
  scripts: readonly string[]
  /** Contents of style elements. */
  styles: readonly string[]
  /** Different values of style attributes. */
  styleAttributes: readonly string[]
  /** Addresses of frames. */
  frames: readonly string[]
}

/** styled-components starts with an empty style element and adds rules through the object model. */
const EMPTY = ''

/**
 * The Content Security Policy of a rendered document (https://www.w3.org/TR/CSP3/). It allows the
 * document's own inline scripts and styles by the hash of their bytes, so it is valid as long as
 * the bytes, in any cache; a nonce would have to be unique per response.
 * @param document with every text byte for byte as it is sent
 * @param further additional sources of a variant
 * @returns the value of the header `Content-Security-Policy`; under 2 KB for the pages of the site
 */
export function contentSecurityPolicy(
  { scripts, styles, styleAttributes, frames }: DocumentSources,
  { siteUrl, assetOrigins }: DocumentOrigins,
  further: FurtherSources = {},
): string {
  const attributes = ["'unsafe-hashes'", ...hashes(styleAttributes)]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes([EMPTY, ...styles])],
    // Otherwise the hashes above would have to allow attributes everywhere.
    'style-src-attr': styleAttributes.length > 0 ? attributes : NOTHING,
    'img-src': ["'self'", 'data:', ...assetOrigins],
    'media-src': ["'self'", ...assetOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frameSources(frames, siteUrl),
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

/** Origins of the content's frames, other than the site's own pages. */
function frameSources(addresses: readonly string[], siteUrl: string): readonly string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address, siteUrl)
    if (!url) return []
    return [url.origin === new URL(siteUrl).origin ? "'self'" : url.origin]
  })
  return origins.length > 0 ? [...new Set(origins)] : NOTHING
}

/** @returns sources that allow exactly these texts */
function hashes(texts: readonly string[]): string[] {
  return texts.map(
    // The HTML parser normalizes line ends, and the browser hashes the parsed text.
    (text) => `'sha256-${sha256(text.replaceAll(/\r\n?/g, '\n'))}'`,
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
