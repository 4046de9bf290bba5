/**
 * A4 sheets in the design of the site: a beam, cloth, outlined headlines and selectable text.
 * Lengths are PDF points; `y` is measured from the top of the sheet, as in the drawings.
 */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { fontSources } from '../fonts.ts'
import { mark } from '../mark.ts'
import { outlined } from '../outlines.ts'
import { colour, threads } from '../palette.ts'
import type { Box } from '../svg.ts'
import { runs, strip, turned } from '../weave.ts'

const sheetSize = { width: 595, height: 842, margin: 56 } as const

/** A document being written, with its two text weights. */
export interface Booklet {
  readonly document: PDFDocument
  readonly plain: PDFFont
  readonly strong: PDFFont
}

/** The colour of a hex triplet. */
function paint(hex: string) {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return rgb(channel(1), channel(3), channel(5))
}

const written = new Date(Date.UTC(2026, 0, 5, 9, 0, 0))

/** Starts a document. Its dates are fixed, so that the same text gives the same bytes. */
export async function openBooklet(title: string, subject: string): Promise<Booklet> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setSubject(subject)
  document.setAuthor('Nsaa Payments Limited')
  document.setCreator('Nsaa')
  document.setProducer('Nsaa')
  document.setLanguage('en-GH')
  document.setCreationDate(written)
  document.setModificationDate(written)
  return {
    document,
    plain: await document.embedFont(StandardFonts.Helvetica),
    strong: await document.embedFont(StandardFonts.HelveticaBold),
  }
}

/** A new sheet on a ground, with the ink beam along its top. */
export function addSheet({ document }: Booklet, ground: string = colour.paper): PDFPage {
  const { width, height } = sheetSize
  const page = document.addPage([width, height])
  page.drawRectangle({ x: 0, y: 0, width, height, color: paint(ground) })
  page.drawRectangle({ x: 0, y: height - 6, width, height: 6, color: paint(colour.ink) })
  return page
}

/** A rectangle, its corner at the top left. */
export function fill(page: PDFPage, [x, y, width, height]: Box, ink: string): void {
  page.drawRectangle({ x, y: sheetSize.height - y - height, width, height, color: paint(ink) })
}

/** Path data of a drawing, laid on the sheet at its own coordinates. */
function lay(page: PDFPage, outline: string, ink: string, left: number, top: number): void {
  page.drawSvgPath(outline, {
    x: left,
    y: sheetSize.height - top,
    color: paint(ink),
    borderWidth: 0,
  })
}

interface ClothPlace {
  readonly seed: number
  readonly picks: number
  readonly unit: number
  readonly x: number
  readonly y: number
  readonly direction?: 'across' | 'down'
}

/** A strip of cloth, hanging or lying. */
export function layCloth(page: PDFPage, place: ClothPlace): void {
  const { seed, picks, unit, x, y, direction = 'down' } = place
  const hanging = strip(seed, picks, { density: 0.8 })
  const grid = direction === 'down' ? hanging : turned(hanging)
  for (const [letter, outline] of runs(grid, { x: 0, y: 0, unit }))
    lay(page, outline, threads[letter] ?? colour.ink, x, y)
}

/** Mark and name at the top of a sheet. */
export async function layLogo(page: PDFPage): Promise<void> {
  const { ink } = colour
  for (const [, shade = ink, outline = ''] of mark(ink).matchAll(/fill="([^"]+)" d="([^"]+)"/g))
    lay(page, outline, shade, sheetSize.margin - 2, 40)
  const { outline } = await outlined('nsaa', {
    font: fontSources.display,
    weight: 700,
    size: 30,
    x: 0,
    y: 0,
    tracking: -0.5,
  })
  lay(page, outline, ink, sheetSize.margin + 38, 63)
}

/** A headline in the display face, one call per line of it. */
export async function layHeadline(
  page: PDFPage,
  lines: readonly string[],
  top: number,
  size: number,
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const { outline } = await outlined(line, {
      font: fontSources.display,
      weight: 700,
      size,
      x: 0,
      y: 0,
      tracking: -size * 0.028,
    })
    lay(page, outline, colour.ink, sheetSize.margin - 2, top + index * size * 0.98)
  }
}

function wrapped(font: PDFFont, content: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length === 0 || font.widthOfTextAtSize(longer, size) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

export interface Setting {
  readonly x?: number
  readonly width?: number
  readonly size?: number
  readonly ink?: string
}

/** Sets a paragraph from `top` and returns where the next one may start. */
export function setParagraph(
  page: PDFPage,
  font: PDFFont,
  content: string,
  top: number,
  setting: Setting = {},
): number {
  const { x = sheetSize.margin, width = 400, size = 11, ink = colour.ink } = setting
  const leading = size * 1.5
  const lines = wrapped(font, content, size, width)
  lines.forEach((line, index) => {
    const y = sheetSize.height - top - index * leading
    page.drawText(line, { x, y, size, font, color: paint(ink) })
  })
  return top + lines.length * leading
}

/** The foot of every sheet: the band, and the words that say this is a sample. */
function layFoot({ plain, strong, document }: Booklet): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    const { width, height, margin } = sheetSize
    layCloth(page, { seed: 9, picks: 150, unit: 4, x: 0, y: height - 36, direction: 'across' })
    fill(page, [0, height - 72, width, 36], colour.gold)
    setParagraph(page, strong, 'SAMPLE', height - 50, { size: 11 })
    const note =
      'Placeholder shipped with the website. Not a certificate, an offer or a statement of fact.'
    setParagraph(page, plain, note, height - 50, { x: margin + 60, width: 420, size: 9 })
    const number = `${index + 1} / ${pages.length}`
    setParagraph(page, plain, number, height - 50, { x: width - margin - 20, size: 9 })
  })
}

/** The finished bytes. */
export async function closeBooklet(booklet: Booklet): Promise<Buffer> {
  layFoot(booklet)
  return Buffer.from(await booklet.document.save({ useObjectStreams: true }))
}
