import { brotliCompressSync, constants } from 'node:zlib'

/** Fits the first round trip of a connection. */
export const HTML_BYTES_MAX = 14 * 1024
export const SCRIPT_BYTES_MAX = 100_000
export const FONT_BYTES_MAX = 70 * 1024

/** A browser's download for a first view, in bytes after brotli at its best level. */
export interface PageWeight {
  /** The document with its critical CSS. */
  htmlBytes: number
  /** Every script the document loads: module scripts, preloaded modules, inline scripts. */
  scriptBytes: number
  /** Preloaded fonts (woff2, as served). */
  fontBytes: number
  /** URLs of the scripts, for the note that explains a figure. */
  scripts: string[]
}

/** Of the site that is weighed. Its port alone changes the size of a page by up to 40 bytes. */
const LOCAL_ORIGIN = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g

/**
 * Weighs a page as a first visit downloads it. Static imports of modules are followed, so a chunk
 * without a preload counts too.
 */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const html = await fetchText(new URL(path, origin))
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /^<script\b/.test(tag) || /rel="modulepreload"/.test(tag))
    .flatMap((tag) => [...tag.matchAll(/\b(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url))
  const inlineModules = [
    ...html.matchAll(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, code]) => namedModules(code ?? ''))
  const scripts = new Map<string, string>()
  const pending = [...named, ...inlineModules].flatMap((url) => (url ? [url] : []))
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    const address = new URL(url, origin)
    if (scripts.has(address.pathname)) continue
    const code = await fetchText(address)
    scripts.set(address.pathname, code)
    pending.push(...staticImports(code).map((found) => new URL(found, address).href))
  }
  const fonts = [...html.matchAll(/<link\b[^>]*as="font"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  )
  const fontSizes = await Promise.all(
    fonts.map(async (url) => (await (await fetch(new URL(url, origin))).arrayBuffer()).byteLength),
  )
  return {
    htmlBytes: brotliBytes(html.replaceAll(LOCAL_ORIGIN, 'https://nsaa.example')),
    scriptBytes: [...scripts.values()].reduce((sum, code) => sum + scriptWeight(code), 0),
    fontBytes: fontSizes.reduce((sum, size) => sum + size, 0),
    scripts: [...scripts.keys()],
  }
}

/** The document's own script names the modules of the first view, in whatever form. */
function namedModules(code: string): string[] {
  return [...code.matchAll(/"([^"]+\.js)"/g)].flatMap(([, url]) => url ?? [])
}

function staticImports(code: string): string[] {
  return [
    ...code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'();]*?["']([^"']+\.js)["']/g),
  ].flatMap(([, url]) => url ?? [])
}

/** Cached, because pages share most of their scripts and the best level is slow. */
const scriptWeights = new Map<string, number>()

function scriptWeight(code: string): number {
  const bytes = scriptWeights.get(code) ?? brotliBytes(code)
  scriptWeights.set(code, bytes)
  return bytes
}

function brotliBytes(text: string): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return response.text()
}
