import { fontRanges } from './fontRanges.generated.ts'
import code from './fonts/code.woff2'
import displayLatinOne from './fonts/display-latin-1.woff2'
import displayExtended from './fonts/display-latin-ext.woff2'
import glyphs from './fonts/glyphs.woff2'
import textLatinOne from './fonts/text-latin-1.woff2'
import textExtended from './fonts/text-latin-ext.woff2'
import { firstFonts, type WebFont } from './fonts.ts'
import * as typefaces from './typefaces.ts'
import { fallbackMetrics, type SystemFont } from './typefaces.ts'

/**
 * `optional`: a font that is late for the first paint is used from the next page on, so that lines
 * never move while they are read.
 */
function webFace({ family, weight, href }: WebFont, range?: string): string {
  const unicodeRange = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${href}) format("woff2");${unicodeRange}}`
}

/** Full names of a system font, one regular and one bold. Not all systems have Arial. */
const systemFonts = {
  Arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
} as const satisfies Record<SystemFont, unknown>

interface Fallback {
  family: string
  weight: string
  local: readonly string[]
  metrics: keyof typeof fallbackMetrics
}

/**
 * A system font with the metrics of the web font that it replaces: the text fits the same lines.
 */
function fallbackFace(system: SystemFont, { family, weight, local, metrics }: Fallback): string {
  const sources = local.map((name) => `local("${name}")`).join()
  const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`
  const { ascent, descent, widths } = fallbackMetrics[metrics]
  const width = widths[system]
  return `@font-face{font-family:"${family} ${system}";font-weight:${weight};src:${sources};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
}

function fallbackFaces(system: SystemFont): string[] {
  const { regular, bold } = systemFonts[system]
  return [
    fallbackFace(system, { family: 'Display', weight: '700', local: bold, metrics: 'display' }),
    fallbackFace(system, { family: 'Text', weight: '400 599', local: regular, metrics: 'text' }),
    fallbackFace(system, { family: 'Text', weight: '600 900', local: bold, metrics: 'boldText' }),
  ]
}

/** Faces of characters other than English needs, and of code. */
export const deferredFontFaces = () =>
  [
    webFace({ ...typefaces.display, href: displayLatinOne }, fontRanges['display-latin-1']),
    webFace({ ...typefaces.display, href: displayExtended }, fontRanges['display-latin-ext']),
    webFace({ ...typefaces.text, href: textLatinOne }, fontRanges['text-latin-1']),
    webFace({ ...typefaces.text, href: textExtended }, fontRanges['text-latin-ext']),
    webFace({ ...typefaces.glyphs, href: glyphs }, fontRanges.glyphs),
    webFace({ ...typefaces.code, href: code }),
  ].join('')

/** Faces of the first paint, and the system fonts that replace them if they are late. */
export const firstFontFaces = () =>
  [
    ...firstFonts.map((font) => webFace(font)),
    ...fallbackFaces('Arial'),
    ...fallbackFaces('Roboto'),
    ...fallbackFaces('DejaVu'),
  ].join('')
