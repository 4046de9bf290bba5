/**
 * Embeds the faces a drawing uses, cut down to its own letters: an SVG shown with `<img>`
 * may load nothing, so its text would otherwise fall back to Arial.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
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
const layoutTables = ['GSUB', 'GPOS', 'GDEF', 'STAT', 'HVAR', 'MVAR', 'avar']
const cache = new Map<string, Promise<Buffer>>()

/** The bytes of a font file; each file is read once. */
export function fontBytes(font: FontSource): Promise<Buffer> {
  const bytes = cache.get(font.file) ?? readFile(font.file)
  cache.set(font.file, bytes)
  return bytes
}

interface Passage {
  readonly family: string
  readonly weight: number
  readonly letters: string
}

/** The characters that markup represents; tags are left out. */
export const decodeText = (content: string): string =>
  content
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Every `<text>` of a drawing with the face and weight it is set in. */
export function passages(svg: string): Passage[] {
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)].map((match) => {
    const [, attributes = '', content = ''] = match
    const family = /font-family="'([^']+)'/.exec(attributes)?.[1] ?? fontSources.text.family
    const weight = Number(/font-weight="(\d+)"/.exec(attributes)?.[1] ?? 450)
    return { family, weight, letters: decodeText(content) }
  })
}

/** One `@font-face` rule holding only `letters`, for the weights given. */
async function face(
  font: FontSource,
  letters: string,
  weights: readonly number[],
): Promise<string> {
  if (letters === '') return ''
  const [min, max] = [Math.min(...weights), Math.max(...weights)]
  const subset = await subsetFont(await fontBytes(font), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    dropTables: layoutTables,
    noHinting: true,
  })
  const range = min === max ? `${min}` : `${min} ${max}`
  return `@font-face{font-family:"${font.family}";font-weight:${range};src:url(data:font/woff2;base64,${subset.toString('base64')})}`
}

function lettersOf(all: readonly Passage[], keep: (letter: string) => boolean): string {
  const letters = new Set(all.flatMap((passage) => [...passage.letters]))
  return [...letters].filter(keep).sort().join('')
}

/** Returns the drawing with a `<style>` of embedded faces; unchanged when it has no text. */
export async function embedFonts(svg: string): Promise<string> {
  const all = passages(svg)
  if (all.length === 0) return svg
  const rules: string[] = []
  for (const font of [fontSources.text, fontSources.display, fontSources.code]) {
    const own = all.filter((passage) => passage.family === font.family)
    const weights = own.map((passage) => passage.weight)
    rules.push(
      await face(
        font,
        lettersOf(own, (letter) => !borrowedLetters.has(letter)),
        weights,
      ),
    )
  }
  const borrowing = all.filter((passage) =>
    [...passage.letters].some((letter) => borrowedLetters.has(letter)),
  )
  rules.push(
    await face(
      fontSources.glyphs,
      lettersOf(borrowing, (letter) => borrowedLetters.has(letter)),
      borrowing.map((passage) => passage.weight),
    ),
  )
  return svg.replace(/(<svg[^>]*>)/, `$1<style>${rules.join('')}</style>`)
}
