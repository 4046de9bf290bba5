import ojuju from './fonts/ojuju-english.woff2'
import schibsted from './fonts/schibsted-english.woff2'

export interface WebFont {
  family: string
  weight: string
  href: string
}

/**
 * The two files every page needs for its first paint. The browser fetches all others only when a
 * character of their range, or code, is on the page.
 */
export const firstFonts: readonly WebFont[] = [
  { family: 'Ojuju Variable', weight: '700', href: ojuju },
  { family: 'Schibsted Grotesk Variable', weight: '450 800', href: schibsted },
]

export const fontPreloads = firstFonts.map(({ href }) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
