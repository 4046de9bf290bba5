import jetbrainsMono from './fonts/jetbrains-mono-code.woff2'
import nsaaGlyphs from './fonts/nsaa-glyphs.woff2'
import ojuju from './fonts/ojuju-english.woff2'
import ojujuLatinOne from './fonts/ojuju-latin-1.woff2'
import ojujuExtended from './fonts/ojuju-latin-ext.woff2'
import schibsted from './fonts/schibsted-english.woff2'
import schibstedLatinOne from './fonts/schibsted-latin-1.woff2'
import schibstedExtended from './fonts/schibsted-latin-ext.woff2'

/**
 * The two files every page needs for its first paint. Everything else is fetched by the browser
 * only when a character of its range, or code, is on the page.
 */
export const fontPreloads = [ojuju, schibsted].map((href) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))

/** Must say the same as the ranges in tooling/fonts.ts; a test compares them with the files. */
const latinOneRange =
  'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E7,U+00EA-00FF,U+0131,U+0152-0153,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2215'
const extendedRange =
  'U+0100-0130,U+0132-0151,U+0154-01C3,U+01CD-01DC,U+0218-021B,U+0237-0263,U+0269,U+028B,U+0292,U+0300-0304,U+1E3E-1E3F,U+1EBC-1EBD,U+20A6,U+20B5'

const twiRange = 'U+0186,U+0190,U+0254,U+025B,U+20B5'

function webFace(family: string, weight: string, url: string, range?: string): string {
  const unicodeRange = range === undefined ? '' : `unicode-range:${range};`
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");${unicodeRange}}`
}

interface Fallback {
  family: string
  weight: string
  /** Full names of fonts that are there on common systems and equally wide. */
  local: readonly string[]
  sizeAdjust: string
  ascent: string
  descent: string
}

/** A system font reshaped to the metrics of the face it stands in for: the swap moves nothing. */
function fallbackFace({ family, weight, local, sizeAdjust, ascent, descent }: Fallback): string {
  const sources = local.map((name) => `local("${name}")`).join()
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`
}

const regular = ['Arial', 'Liberation Sans', 'Roboto']
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']

/** Faces of other characters than English needs, and of code. */
export const lateFontFaces = [
  webFace('Ojuju Variable', '700', ojujuLatinOne, latinOneRange),
  webFace('Ojuju Variable', '700', ojujuExtended, extendedRange),
  webFace('Schibsted Grotesk Variable', '450 800', schibstedLatinOne, latinOneRange),
  webFace('Schibsted Grotesk Variable', '450 800', schibstedExtended, extendedRange),
  webFace('Nsaa Glyphs', '450 800', nsaaGlyphs, twiRange),
  webFace('JetBrains Mono Variable', '400', jetbrainsMono),
].join('')

/** Faces of the first paint, and the system fonts that stand in for them. */
export const firstFontFaces = [
  webFace('Ojuju Variable', '700', ojuju),
  webFace('Schibsted Grotesk Variable', '450 800', schibsted),
  fallbackFace({
    family: 'Ojuju Fallback',
    weight: '400',
    local: regular,
    sizeAdjust: '100.6%',
    ascent: '112.3%',
    descent: '27.4%',
  }),
  fallbackFace({
    family: 'Schibsted Fallback',
    weight: '400 599',
    local: regular,
    sizeAdjust: '106%',
    ascent: '92.2%',
    descent: '24.3%',
  }),
  fallbackFace({
    family: 'Schibsted Fallback',
    weight: '600 900',
    local: bold,
    sizeAdjust: '101%',
    ascent: '96.8%',
    descent: '25.5%',
  }),
].join('')
