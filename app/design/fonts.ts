import displayHref from './fonts/display-english.woff2'
import textHref from './fonts/text-english.woff2'
import { display, text } from './typefaces.ts'

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
  { ...display, href: displayHref },
  { ...text, href: textHref },
]

export const fontPreloads = firstFonts.map(({ href }) => ({
  rel: 'preload' as const,
  href,
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
