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

/** The open vowels of Twi and the cedi sign, which the text face lacks. */
export const glyphs: Typeface = { family: 'Nsaa Glyphs', source: 'inter', weight: '450 800' }

export const code: Typeface = {
  family: 'JetBrains Mono Variable',
  source: 'jetbrains-mono',
  weight: '400',
}

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
