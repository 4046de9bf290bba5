/**
 * Converts text to outlines, because an SVG in `<img>` cannot load fonts, and PNG and PDF files
 * contain none of the site's. Reads the `hmtx`, `loca` and `glyf` tables of a TrueType font (OpenType
 * 1.9); kerning is ignored.
 */
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { characterMap, tableOffsets } from './characterMap.ts'
import { times } from './choose.ts'
import type { FontSource } from './fonts.ts'

/** A point of a TrueType outline: on a quadratic curve, or its control point. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

export type Contour = readonly Point[]

interface Face {
  readonly unitsPerEm: number
  readonly glyphOf: (letter: string) => number
  readonly advanceOf: (glyph: number) => number
  readonly contoursOf: (glyph: number) => readonly Contour[]
}

const [onCurve, shortX, shortY, repeat, sameX, sameY] = [1, 2, 4, 8, 16, 32] as const

/** The flags of every point, repeats written out, and where the coordinates start. */
function readFlags(font: Buffer, start: number, count: number): { flags: number[]; next: number } {
  const flags: number[] = []
  let at = start
  while (flags.length < count) {
    const flag = font.readUInt8(at++)
    const copies = flag & repeat ? font.readUInt8(at++) : 0
    flags.push(...times(copies + 1, () => flag))
  }
  return { flags, next: at }
}

/** One axis of the points: deltas of one or two bytes, summed up. */
function readAxis(
  font: Buffer,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): { values: number[]; next: number } {
  let at = start
  let value = 0
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? font.readUInt8(at++) : -font.readUInt8(at++)
    else if (!(flag & same)) {
      value += font.readInt16BE(at)
      at += 2
    }
    return value
  })
  return { values, next: at }
}

function simpleGlyph(font: Buffer, at: number, contourCount: number): Contour[] {
  const ends = times(contourCount, (index) => font.readUInt16BE(at + 10 + index * 2))
  const hinting = at + 10 + contourCount * 2
  const count = (ends.at(-1) ?? -1) + 1
  const { flags, next } = readFlags(font, hinting + 2 + font.readUInt16BE(hinting), count)
  const x = readAxis(font, next, flags, shortX, sameX)
  const y = readAxis(font, x.next, flags, shortY, sameY)
  return ends.map((end, index) => {
    const first = (ends[index - 1] ?? -1) + 1
    return times(end - first + 1, (offset) => {
      const point = first + offset
      return {
        x: x.values[point] ?? 0,
        y: y.values[point] ?? 0,
        onCurve: ((flags[point] ?? 0) & onCurve) !== 0,
      }
    })
  })
}

/** A glyph made of moved copies of others; scaled parts do not occur in these faces. */
function compositeGlyph(
  font: Buffer,
  at: number,
  contoursOf: (glyph: number) => readonly Contour[],
): Contour[] {
  const contours: Contour[] = []
  let cursor = at + 10
  for (;;) {
    const [flags, glyph] = [font.readUInt16BE(cursor), font.readUInt16BE(cursor + 2)]
    const words = (flags & 1) !== 0
    const dx = words ? font.readInt16BE(cursor + 4) : font.readInt8(cursor + 4)
    const dy = words ? font.readInt16BE(cursor + 6) : font.readInt8(cursor + 5)
    const moved = contoursOf(glyph).map((contour) =>
      contour.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })),
    )
    contours.push(...moved)
    if ((flags & 32) === 0) return contours
    cursor += words ? 8 : 6
  }
}

function readFace(font: Buffer): Face {
  const table = tableOffsets(font)
  const [head, hhea, hmtx, loca, glyf] = [
    table('head'),
    table('hhea'),
    table('hmtx'),
    table('loca'),
    table('glyf'),
  ]
  const long = font.readInt16BE(head + 50) === 1
  const metrics = font.readUInt16BE(hhea + 34)
  const startOf = (glyph: number) =>
    long ? font.readUInt32BE(loca + glyph * 4) : font.readUInt16BE(loca + glyph * 2) * 2
  const contoursOf = (glyph: number): readonly Contour[] => {
    if (startOf(glyph) === startOf(glyph + 1)) return []
    const at = glyf + startOf(glyph)
    const count = font.readInt16BE(at)
    return count < 0 ? compositeGlyph(font, at, contoursOf) : simpleGlyph(font, at, count)
  }
  return {
    unitsPerEm: font.readUInt16BE(head + 18),
    glyphOf: characterMap(font),
    advanceOf: (glyph) => font.readUInt16BE(hmtx + Math.min(glyph, metrics - 1) * 4),
    contoursOf,
  }
}

const between = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  onCurve: true,
})

/** Adds the on-curve points that TrueType leaves out, starting on one. */
function completed(contour: Contour): Point[] {
  const points = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point
    return point.onCurve || next.onCurve ? [point] : [point, between(point, next)]
  })
  const first = points.findIndex((point) => point.onCurve)
  return [...points.slice(first), ...points.slice(0, first)]
}

const place = ({ x, y }: Point) => `${+x.toFixed(2)} ${+y.toFixed(2)}`

function contourPath(points: Contour): string {
  const [start] = points
  if (!start) return ''
  const parts = [`M${place(start)}`]
  for (let index = 1; index < points.length; index++) {
    const point = points[index] ?? start
    if (point.onCurve) parts.push(`L${place(point)}`)
    else parts.push(`Q${place(point)} ${place(points[++index] ?? start)}`)
  }
  return `${parts.join('')}z`
}

export interface Lettering {
  readonly font: FontSource
  readonly weight: number
  /** Font size, px. */
  readonly size: number
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** Letter spacing, px. */
  readonly tracking?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A line of text as contours in px, completed, and its width. */
export interface Line {
  readonly contours: readonly Contour[]
  readonly width: number
}

const faces = new Map<string, Promise<Face>>()

/** A font at one weight; each is decompressed and read once. */
function faceAt({ file }: FontSource, weight: number): Promise<Face> {
  const key = `${file} ${weight}`
  const face = faces.get(key) ?? readFaceAt(file, weight)
  faces.set(key, face)
  return face
}

async function readFaceAt(file: string, weight: number): Promise<Face> {
  const instance = await subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
    noHinting: true,
  })
  return readFace(instance)
}

/** @throws when the font lacks a letter */
export async function contoursOf(content: string, lettering: Lettering): Promise<Line> {
  const { font, weight, size, x, y, tracking = 0, anchor = 'start' } = lettering
  const face = await faceAt(font, weight)
  const scale = size / face.unitsPerEm
  const glyphs = [...content].map((letter) => {
    const glyph = face.glyphOf(letter)
    if (glyph === 0) throw new Error(`${font.family} has no "${letter}"`)
    return glyph
  })
  const widths = glyphs.map((glyph) => face.advanceOf(glyph) * scale + tracking)
  const width = widths.reduce((sum, advance) => sum + advance, 0) - tracking
  const shift = { start: 0, middle: width / 2, end: width }[anchor]
  let pen = x - shift
  const contours = glyphs.flatMap((glyph, index) => {
    const left = pen
    pen += widths[index] ?? 0
    return face.contoursOf(glyph).map((contour) =>
      completed(contour).map((point) => ({
        x: left + point.x * scale,
        y: y - point.y * scale,
        onCurve: point.onCurve,
      })),
    )
  })
  return { contours, width }
}

/** The outline of a line of text, as path data, and its width in px. */
export async function outlined(
  content: string,
  lettering: Lettering,
): Promise<{ readonly outline: string; readonly width: number }> {
  const { contours, width } = await contoursOf(content, lettering)
  return { outline: contours.map(contourPath).join(''), width }
}
