/** The faces of the words in drawings. */
import { fileURLToPath } from 'node:url'
import { code, display, glyphs, type Typeface, text } from '../../app/design/typefaces.ts'

/** A font file of the packages the site itself loads. */
export interface FontSource {
  readonly family: string
  readonly file: string
}

function source({ family, source }: Typeface, subset: 'latin' | 'latin-ext'): FontSource {
  const file = `@fontsource-variable/${source}/files/${source}-${subset}-wght-normal.woff2`
  return { family, file: fileURLToPath(import.meta.resolve(file)) }
}

export const fontSources = {
  text: source(text, 'latin'),
  display: source(display, 'latin'),
  code: source(code, 'latin'),
  /** The five letters the text face lacks. */
  glyphs: source(glyphs, 'latin-ext'),
} as const

export const borrowedLetters: ReadonlySet<string> = new Set('ƆƐɔɛ₵')

/** The characters that markup without tags represents. */
export const decodeText = (content: string): string =>
  content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
