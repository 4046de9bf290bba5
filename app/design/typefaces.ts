/**
 * The brand's typefaces: the one source for pages, drawings, error pages and the chart. Only plain
 * values, because tools read them without a bundler; scripts of a first view contain `display` and
 * `text`.
 */
export interface Typeface {
  /** Family in style sheets and drawings. */
  family: string
  /** Package in `@fontsource-variable` that has its files. */
  source: string
  /** The served weight, or the first and last of the variable axis, as `font-weight` in CSS. */
  weight: string
}

/** Headings. */
export const display: Typeface = { family: 'Ojuju Variable', source: 'ojuju', weight: '700' }

export const text: Typeface = {
  family: 'Schibsted Grotesk Variable',
  source: 'schibsted-grotesk',
  weight: '450 800',
}

/** The characters of `TWI_RANGE`, which the text face lacks. */
export const glyphs: Typeface = { family: 'Nsaa Glyphs', source: 'inter', weight: '450 800' }

export const code: Typeface = {
  family: 'JetBrains Mono Variable',
  source: 'jetbrains-mono',
  weight: '400',
}

/** The rest of Latin-1 and of common punctuation. Kerning makes each of these letters large. */
export const LATIN_ONE_RANGE =
  'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E7,U+00EA-00FF,U+0131,U+0152-0153,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2215'

/** Foreign names, and the letters of Ewe, Ga, Dagbani with their tone marks. */
export const EXTENDED_RANGE =
  'U+0100-0130,U+0132-0151,U+0154-01C3,U+01CD-01DC,U+0218-021B,U+0237-0263,U+0269,U+028B,U+0292,U+0300-0304,U+1E3E-1E3F,U+1EBC-1EBD,U+20A6,U+20B5'

/** The open vowels of Twi and the cedi sign. */
export const TWI_RANGE = 'U+0186,U+0190,U+0254,U+025B,U+20B5'

/**
 * Vertical metrics of a font and widths of its letters, from which its replacements are scaled.
 */
export interface FallbackMetrics {
  /** `ascender` and `descender` of the font file's `hhea` table, divided by its `unitsPerEm`. */
  ascent: number
  descent: number
  /**
   * Width of the shipped texts in the font, divided by their width in a system font, as
   * `measureText()` of a canvas returns both.
   */
  widths: Readonly<Record<SystemFont, number>>
}

export type SystemFont = 'Arial' | 'Roboto' | 'DejaVu'

export const fallbackMetrics: Readonly<Record<'display' | 'text' | 'boldText', FallbackMetrics>> = {
  display: { ascent: 1.13, descent: 0.276, widths: { Arial: 0.911, Roboto: 0.973, DejaVu: 0.765 } },
  text: { ascent: 0.977, descent: 0.258, widths: { Arial: 1.045, Roboto: 1.057, DejaVu: 0.925 } },
  boldText: {
    ascent: 0.977,
    descent: 0.258,
    widths: { Arial: 1.01, Roboto: 1.08, DejaVu: 0.848 },
  },
}
