/**
 * Building blocks of the drawings. Coordinates are CSS pixels and stay on whole pixels;
 * a stroke's centre line is moved in by half its width, so that its edges are whole too.
 */
import * as typefaces from '../../app/design/typefaces.ts'
import { colour } from './palette.ts'

/** What a generator draws; the root element's size and label come from the catalogue. */
export interface Picture {
  readonly body: string
  readonly defs?: string
  readonly viewBox?: string
  readonly views?: readonly View[]
  /** `preserveAspectRatio` of the root. */
  readonly fit?: string
}

/** A named part of a drawing, shown with `file.svg#id` (SVG 2, "Linking into SVG content"). */
interface View {
  readonly id: string
  readonly viewBox: string
  readonly fit?: string
}

/** Text of other faces than the text face. */
export const displayFamily = typefaces.display.family
export const codeFamily = typefaces.code.family

/** Characters that would end or open markup, as references. */
export function escapeText(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** At most one decimal, without a trailing zero. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface TextStyle {
  /** Font size, px. */
  readonly size?: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'end' | 'middle'
  /** Letter spacing, px. */
  readonly tracking?: number
  readonly family?: string
}

/** One line of text; `y` is its baseline. */
export function text(x: number, y: number, content: string, style: TextStyle = {}): string {
  const { size = 14, weight = 450, fill = colour.ink, anchor, tracking, family } = style
  const attributes = [
    `x="${Math.round(x)}" y="${Math.round(y)}"`,
    size === 14 ? '' : `font-size="${size}"`,
    weight === 450 ? '' : `font-weight="${weight}"`,
    fill === colour.ink ? '' : `fill="${fill}"`,
    anchor ? `text-anchor="${anchor}"` : '',
    tracking ? `letter-spacing="${tracking}"` : '',
    family ? `font-family="${family}"` : '',
  ]
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeText(content)}</text>`
}

/** Several lines of text under each other, `leading` px apart. */
export function lines(
  x: number,
  y: number,
  leading: number,
  contents: readonly string[],
  style: TextStyle = {},
): string {
  return contents.map((content, index) => text(x, y + index * leading, content, style)).join('')
}

/** A rectangle; `x`, `y` is its corner at the top left. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A filled rectangle on whole pixels. */
export function rect(box: Box, fill: string, radius = 0): string {
  const corner = radius ? ` rx="${radius}"` : ''
  const [x, y, width, height] = box.map(Math.round)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${corner}/>`
}

/** A rectangle with a border drawn inside its edges. */
export function frame(
  [x, y, width, height]: Box,
  fill: string,
  border: string,
  { weight = 1, radius = 0 }: { weight?: number; radius?: number } = {},
): string {
  const half = weight / 2
  const corner = radius ? ` rx="${radius}"` : ''
  return `<rect x="${x + half}" y="${y + half}" width="${width - weight}" height="${height - weight}" fill="${fill}" stroke="${border}" stroke-width="${weight}"${corner}/>`
}

/** A filled outline. */
export function shape(outline: string, fill: string, attributes = ''): string {
  return `<path fill="${fill}" d="${outline}"${attributes && ` ${attributes}`}/>`
}

/** A line along an outline. */
export function stroke(outline: string, ink: string, width = 1, attributes = ''): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${outline}"${attributes && ` ${attributes}`}/>`
}

/** A horizontal rule, `weight` px thick, its top edge at `y`. */
export function rule(
  x: number,
  y: number,
  length: number,
  ink: string = colour.line,
  weight = 1,
): string {
  return shape(`M${x} ${y}h${length}v${weight}h${-length}z`, ink)
}

/** A vertical rule, `weight` px thick, its left edge at `x`. */
export function post(x: number, y: number, length: number, ink: string, weight = 1): string {
  return shape(`M${x} ${y}h${weight}v${length}h${-weight}z`, ink)
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** The tick of "paid"; `x`, `y` is where it starts. */
export function tick(x: number, y: number, ink: string = colour.ok, scale = 1): string {
  return stroke(
    `M${x} ${y}l${round(5 * scale)} ${round(5 * scale)} ${round(9 * scale)}-${round(11 * scale)}`,
    ink,
    round(2.2 * scale),
  )
}

/** Moves what is inside; whole pixels only. */
export function move(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`
}

/** A list of "label ... value" rows with a hairline under each, as on a receipt. */
export function rows(
  entries: readonly (readonly [label: string, value: string])[],
  layout: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly step: number
    readonly size?: number
    /** Distance from a row's baseline to its hairline; none: no hairline. */
    readonly under?: number
    readonly label?: TextStyle
  },
): string {
  const { left, right, top, step, size = 14, under } = layout
  return entries
    .map(([label, value], index) => {
      const y = top + index * step
      return [
        text(left, y, label, { size, fill: colour.muted, ...layout.label }),
        text(right, y, value, { size, weight: 650, anchor: 'end' }),
        under === undefined ? '' : rule(left, y + under, right - left, colour.row),
      ].join('')
    })
    .join('')
}

/** Drawings by catalogue name. The name is handed in so that ids inside can be unique. */
export type Generators = Readonly<Record<string, (name: string) => Picture | Promise<Picture>>>
