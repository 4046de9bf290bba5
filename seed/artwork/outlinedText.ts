/**
 * Replaces the text of a drawing with outlines. They look the same everywhere, and a browser lays
 * out a picture without fonts ten times as fast.
 */
import { borrowedLetters, decodeText, type FontSource, fontSources } from './fonts.ts'
import { contoursOf } from './outlines.ts'
import { colour } from './palette.ts'
import { relativePath } from './relativePath.ts'
import { shape } from './svg.ts'

const TEXT = /<text ([^>]*)>(.*?)<\/text>/gs
/** The spans of a line, and the text between them. */
const PART = /<tspan fill="([^"]+)">([^<]*)<\/tspan>|([^<]+)/g
/** Small enough that no rounding is visible on a phone with three pixels for each of CSS. */
const UNITS_PER_PX = 20

/**
 * @returns the drawing with every line of text replaced by its outline
 * @throws if the drawing has text in a form that cannot be converted
 */
export async function outlinedTexts(body: string): Promise<string> {
  const texts = [...body.matchAll(TEXT)]
  const shapes = await Promise.all(
    texts.map(([, attributes = '', content = '']) => outlinedLine(attributes, content)),
  )
  let index = 0
  return body.replaceAll(TEXT, () => shapes[index++] ?? '')
}

/** Neighbouring letters of one face and colour. */
interface Run {
  font: FontSource
  fill: string
  letters: string
}

async function outlinedLine(attributes: string, content: string): Promise<string> {
  const read = (name: string) => new RegExp(`(?:^| )${name}="([^"]+)"`).exec(attributes)?.[1]
  const number = (name: string, fallback: number) => Number(read(name) ?? fallback)
  const family = read('font-family') ?? ''
  const own = Object.values(fontSources).find((font) => family.includes(font.family))
  const tracking = number('letter-spacing', 0)
  const lettering = {
    weight: number('font-weight', 450),
    size: number('font-size', 14),
    tracking,
    y: 0,
  }
  const runs = runsOf(content, own ?? fontSources.text, read('fill') ?? colour.ink)
  const widths = await Promise.all(
    runs.map(
      async ({ font, letters }) => (await contoursOf(letters, { ...lettering, font, x: 0 })).width,
    ),
  )
  const width = widths.reduce((sum, each) => sum + each + tracking, -tracking)
  let pen = -{ start: 0, middle: width / 2, end: width }[anchorOf(read('text-anchor'))]
  const position = `transform="matrix(${1 / UNITS_PER_PX} 0 0 ${1 / UNITS_PER_PX} ${number('x', 0)} ${number('y', 0)})"`
  const shapes: string[] = []
  for (const [index, { font, fill, letters }] of runs.entries()) {
    const { contours } = await contoursOf(letters, { ...lettering, font, x: pen })
    if (contours.length > 0)
      shapes.push(shape(relativePath(contours, UNITS_PER_PX), fill, position))
    pen += (widths[index] ?? 0) + tracking
  }
  return shapes.join('')
}

function anchorOf(value: string | undefined): 'start' | 'middle' | 'end' {
  return value === 'middle' || value === 'end' ? value : 'start'
}

function runsOf(content: string, own: FontSource, ink: string): Run[] {
  if (content.replaceAll(PART, '') !== '')
    throw new Error('A drawing has text that cannot be outlined')
  const runs: Run[] = []
  for (const [, fill = ink, inSpan, plain = ''] of content.matchAll(PART)) {
    for (const letter of decodeText(inSpan ?? plain)) {
      const font = borrowedLetters.has(letter) ? fontSources.glyphs : own
      const last = runs.at(-1)
      if (last?.font === font && last.fill === fill) last.letters += letter
      else runs.push({ font, fill, letters: letter })
    }
  }
  return runs
}
