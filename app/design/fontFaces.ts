import jetbrainsMono from './fonts/jetbrains-mono-code.woff2'
import nsaaGlyphs from './fonts/nsaa-glyphs.woff2'
import ojujuLatinOne from './fonts/ojuju-latin-1.woff2'
import ojujuExtended from './fonts/ojuju-latin-ext.woff2'
import schibstedLatinOne from './fonts/schibsted-latin-1.woff2'
import schibstedExtended from './fonts/schibsted-latin-ext.woff2'
import { firstFonts, type WebFont } from './fonts.ts'

/** Must equal the ranges in tooling/fonts.ts; a test compares them with the files. */
const latinOneRange =
  'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E7,U+00EA-00FF,U+0131,U+0152-0153,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2215'
const extendedRange =
  'U+0100-0130,U+0132-0151,U+0154-01C3,U+01CD-01DC,U+0218-021B,U+0237-0263,U+0269,U+028B,U+0292,U+0300-0304,U+1E3E-1E3F,U+1EBC-1EBD,U+20A6,U+20B5'

const twiRange = 'U+0186,U+0190,U+0254,U+025B,U+20B5'

/**
 * `optional`: a font that is late for the first paint is used from the next page on, so that lines
 * never move while they are read.
 */
function webFace({ family, weight, href }: WebFont, range?: string): string {
  const unicodeRange = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${href}) format("woff2");${unicodeRange}}`
}

/** Ascent and descent of a font, of its size. */
interface VerticalMetrics {
  ascent: number
  descent: number
}

const displayMetrics = { ascent: 1.13, descent: 0.276 }
const textMetrics = { ascent: 0.977, descent: 0.258 }

/** Full names of a system font, one regular and one bold. Not all systems have Arial. */
const systemFonts = {
  Arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold'] },
  DejaVu: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
} as const

interface Fallback {
  family: string
  weight: string
  local: readonly string[]
  metrics: VerticalMetrics
  /** Average width of the web font's letters, of the system font's. */
  width: number
}

/** A system font with the metrics of the web font that it replaces: the text fits the same lines. */
function fallbackFace({ family, weight, local, metrics, width }: Fallback): string {
  const sources = local.map((name) => `local("${name}")`).join()
  const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(width)};ascent-override:${percent(metrics.ascent / width)};descent-override:${percent(metrics.descent / width)};line-gap-override:0%}`
}

/** Widths were measured with the text of the shipped content. */
const fallbackWidths: Record<
  keyof typeof systemFonts,
  Record<'display' | 'text' | 'boldText', number>
> = {
  Arial: { display: 0.911, text: 1.045, boldText: 1.01 },
  Roboto: { display: 0.973, text: 1.057, boldText: 1.08 },
  DejaVu: { display: 0.765, text: 0.925, boldText: 0.848 },
}

function fallbackFaces(system: keyof typeof systemFonts): string[] {
  const { regular, bold } = systemFonts[system]
  const widths = fallbackWidths[system]
  return [
    fallbackFace({
      family: `Ojuju ${system}`,
      weight: '700',
      local: bold,
      metrics: displayMetrics,
      width: widths.display,
    }),
    fallbackFace({
      family: `Schibsted ${system}`,
      weight: '400 599',
      local: regular,
      metrics: textMetrics,
      width: widths.text,
    }),
    fallbackFace({
      family: `Schibsted ${system}`,
      weight: '600 900',
      local: bold,
      metrics: textMetrics,
      width: widths.boldText,
    }),
  ]
}

const display = { family: 'Ojuju Variable', weight: '700' }
const text = { family: 'Schibsted Grotesk Variable', weight: '450 800' }
const glyphs = { family: 'Nsaa Glyphs', weight: '450 800', href: nsaaGlyphs }
const mono = { family: 'JetBrains Mono Variable', weight: '400', href: jetbrainsMono }

/** Faces of characters other than English needs, and of code. */
export const lateFontFaces = () =>
  [
    webFace({ ...display, href: ojujuLatinOne }, latinOneRange),
    webFace({ ...display, href: ojujuExtended }, extendedRange),
    webFace({ ...text, href: schibstedLatinOne }, latinOneRange),
    webFace({ ...text, href: schibstedExtended }, extendedRange),
    webFace(glyphs, twiRange),
    webFace(mono),
  ].join('')

/** Faces of the first paint, and the system fonts that replace them if they are late. */
export const firstFontFaces = () =>
  [
    ...firstFonts.map((font) => webFace(font)),
    ...fallbackFaces('Arial'),
    ...fallbackFaces('Roboto'),
    ...fallbackFaces('DejaVu'),
  ].join('')
