/** Turns the words of a drawing into outlines, for pictures that become PNGs on any machine. */
import { borrowedLetters, decodeText, type FontSource, fontSources } from './fonts.ts'
import { outlined } from './outlines.ts'
import { colour } from './palette.ts'
import { shape } from './svg.ts'

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g

/**
 * @returns the drawing with every line of text replaced by its outline
 * @throws when text is left that is set in a way this does not read, such as in spans
 */
export async function outlinedTexts(body: string): Promise<string> {
  const texts = [...body.matchAll(TEXT)]
  const shapes = await Promise.all(
    texts.map(([, attributes = '', content = '']) => outlinedLine(attributes, decodeText(content))),
  )
  let index = 0
  const result = body.replaceAll(TEXT, () => shapes[index++] ?? '')
  if (result.includes('<text')) throw new Error('A drawing has text that cannot be outlined')
  return result
}

/** Neighbouring letters of one face. */
interface Run {
  font: FontSource
  letters: string
}

async function outlinedLine(attributes: string, content: string): Promise<string> {
  const read = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(attributes)?.[1]
  const number = (name: string, fallback: number) => Number(read(name) ?? fallback)
  const family = read('font-family') ?? ''
  const own = Object.values(fontSources).find((font) => family.includes(font.family))
  const tracking = number('letter-spacing', 0)
  const lettering = {
    weight: number('font-weight', 450),
    size: number('font-size', 14),
    tracking,
    x: 0,
    y: number(' y', 0),
  }
  const runs = runsOf(content, own ?? fontSources.text)
  const widths = await Promise.all(
    runs.map(async ({ font, letters }) => (await outlined(letters, { ...lettering, font })).width),
  )
  const width = widths.reduce((sum, each) => sum + each + tracking, -tracking)
  const shift = { start: 0, middle: width / 2, end: width }[anchorOf(read('text-anchor'))]
  let pen = number('x', 0) - shift
  const outlines: string[] = []
  for (const [index, { font, letters }] of runs.entries()) {
    outlines.push((await outlined(letters, { ...lettering, font, x: pen })).outline)
    pen += (widths[index] ?? 0) + tracking
  }
  return shape(outlines.join(''), read('fill') ?? colour.ink)
}

function anchorOf(value: string | undefined): 'start' | 'middle' | 'end' {
  return value === 'middle' || value === 'end' ? value : 'start'
}

function runsOf(content: string, own: FontSource): Run[] {
  const runs: Run[] = []
  for (const letter of content) {
    const font = borrowedLetters.has(letter) ? fontSources.glyphs : own
    const last = runs.at(-1)
    if (last?.font === font) last.letters += letter
    else runs.push({ font, letters: letter })
  }
  return runs
}
