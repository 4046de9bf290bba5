/** The cloth: narrow strips with a rhythm of grounds, bars and blocks, drawn as merged runs. */
import { pick, type Random, seeded, times } from './choose.ts'
import { block, type Grid, type MotifName, motifs } from './motifs.ts'
import { colour, threads } from './palette.ts'
import { type Picture, shape } from './svg.ts'

/** How a strip is woven. Thread pairs are two letters: ground and figure. */
export interface Weave {
  /** Picks across. Odd, 9 unless a motif is not used. */
  readonly width?: number
  readonly grounds?: readonly string[]
  readonly accents?: readonly string[]
  /** Share of grounds followed by a block, 0 to 1; the others get a plain bar. */
  readonly density?: number
}

const blockMotifs: readonly MotifName[] = [
  'diamond',
  'glass',
  'checker',
  'hash',
  'ring',
  'comb',
  'chevron',
  'step',
  'fine',
  'solid',
]

const pair = (letters: string) => ({ ground: letters.charAt(0), figure: letters.charAt(1) })

function bordered(random: Random, width: number, accents: readonly string[]): string[] {
  const inside = pair(pick(random, accents))
  const side = pair(pick(random, accents))
  const edge = motifs.bars(width, side, pick(random, [3, 4]))
  const name = pick(random, blockMotifs)
  const accent =
    name === 'ring' || name === 'hash'
      ? pick(
          random,
          ['C', 'O', 'G'].filter((letter) => letter !== inside.ground),
        )
      : undefined
  const drawing: (w: number, t: { ground: string; figure: string; accent?: string }) => string[] =
    motifs[name]
  const middle = drawing(width, accent ? { ...inside, accent } : inside)
  return [...edge, ...middle, ...edge.toReversed()]
}

/** A strip `length` picks long: ground, bars, block, the same bars, ground, and so on. */
export function strip(seed: number, length: number, weave: Weave = {}): Grid {
  const {
    width = 9,
    grounds = ['IC', 'KI', 'CI'],
    accents = ['OC', 'GK', 'OK', 'CK', 'GI', 'KO'],
    density = 0.6,
  } = weave
  const random = seeded(seed)
  const ground = pair(pick(random, grounds))
  const warp = pick(random, ['warp', 'warpThree'] as const)
  const rows: string[] = []
  while (rows.length < length) {
    rows.push(...motifs[warp](width, ground, pick(random, [6, 9, 12, 15])))
    if (random() < density) rows.push(...bordered(random, width, accents))
    else {
      const bar = { ground: pick(random, ['O', 'G', 'K', 'C']), figure: '' }
      rows.push(...motifs.solid(width, bar, pick(random, [2, 3])))
    }
  }
  return rows.slice(0, length)
}

/** Turns a strip on its side: columns become rows. */
export function turned(grid: Grid): Grid {
  return times(grid[0]?.length ?? 0, (column) => grid.map((line) => line.charAt(column)).join(''))
}

/** Where a grid lies: its top left corner and the size of one pick, px. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly unit: number
}

/** Outlines by thread letter; equal neighbours are one rectangle, rightwards then downwards. */
export function runs(grid: Grid, { x: left, y: top, unit }: Place): Map<string, string> {
  const taken = grid.map((line) => new Uint8Array(line.length))
  const outlines = new Map<string, string>()
  const free = (row: number, from: number, width: number, letter: string): boolean =>
    times(width, (offset) => from + offset).every(
      (column) => grid[row]?.[column] === letter && taken[row]?.[column] === 0,
    )
  for (const [row, line] of grid.entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (taken[row]?.[column]) continue
      let width = 1
      while (free(row, column + width, 1, letter)) width++
      let height = 1
      while (free(row + height, column, width, letter)) height++
      for (let down = row; down < row + height; down++) taken[down]?.fill(1, column, column + width)
      const run = `M${left + column * unit} ${top + row * unit}h${width * unit}v${height * unit}h${-width * unit}z`
      outlines.set(letter, (outlines.get(letter) ?? '') + run)
    }
  }
  return outlines
}

/** Grids drawn together: one path per thread colour, the commonest one as plain rectangles. */
export function woven(pieces: readonly { readonly grid: Grid; readonly place: Place }[]): string {
  const under = new Map<string, string>()
  const over = new Map<string, string>()
  for (const { grid, place } of pieces) {
    const outlines = [...runs(grid, place)].sort((a, b) => b[1].length - a[1].length)
    outlines.forEach(([letter, outline], index) => {
      const layer = index === 0 ? under : over
      const drawn = index === 0 ? outlineOf(grid, place) : outline
      layer.set(letter, (layer.get(letter) ?? '') + drawn)
    })
  }
  const paths = [...under, ...over].map(([letter, outline]) =>
    shape(outline, threads[letter] ?? colour.ink),
  )
  return `<g shape-rendering="crispEdges">${paths.join('')}</g>`
}

function outlineOf(grid: Grid, { x, y, unit }: Place): string {
  const width = (grid[0]?.length ?? 0) * unit
  return `M${x} ${y}h${width}v${grid.length * unit}h${-width}z`
}

/** The ribs of the cloth: a dark line every half pick, and a faint light one along the warp. */
export function ribs(id: string, unit: number, direction: 'down' | 'across' = 'down'): string {
  const half = unit / 2
  return direction === 'down'
    ? `<pattern id="${id}" width="${unit}" height="${half}" patternUnits="userSpaceOnUse"><path d="M0 .5h${unit}" stroke="#000" stroke-opacity=".16"/><path d="M.5 0v${half}" stroke="#fff" stroke-opacity=".07"/></pattern>`
    : `<pattern id="${id}" width="${half}" height="${unit}" patternUnits="userSpaceOnUse"><path d="M.5 0v${unit}" stroke="#000" stroke-opacity=".16"/></pattern>`
}

/** A grid with its ribs on top; `ribId` names a pattern made by `ribs`. */
export function ribbed(grid: Grid, place: Place, ribId: string): string {
  return woven([{ grid, place }]) + shape(outlineOf(grid, place), `url(#${ribId})`)
}

/** Loose warp ends under a strip. Deterministic by `seed`. */
export function fringe(
  place: { readonly x: number; readonly y: number; readonly width: number },
  ink: string,
  { seed = 1, length = 30, step = 6 }: { seed?: number; length?: number; step?: number } = {},
): string {
  const random = seeded(seed)
  const ends = times(Math.floor(place.width / step), (index) => {
    const x = place.x + Math.floor(step / 2) + index * step
    return `M${x} ${place.y}h1v${Math.round(length * (0.5 + 0.5 * random()))}h-1z`
  })
  return shape(ends.join(''), ink, 'shape-rendering="crispEdges"')
}

export interface ClothPlan extends Weave {
  readonly seed: number
  /** Length of each strip in picks. */
  readonly lengths: readonly number[]
  /** Size of one pick, px. */
  readonly unit: number
  /** Space between strips, px. */
  readonly gap?: number
  /** Longest loose end, px. */
  readonly fringe?: number
  readonly fit?: string
}

/** Hanging strips side by side, flush at the top. */
export function cloth(name: string, plan: ClothPlan): Picture {
  const { seed, lengths, unit, gap = 1, width = 9, fit = 'xMaxYMin slice' } = plan
  const pieces = lengths.map((length, index) => ({
    grid: strip(seed * 101 + index * 17, length, plan),
    place: { x: index * (width * unit + gap), y: 0, unit },
  }))
  const ends = pieces.map(({ grid, place }, index) => {
    if (!plan.fringe) return ''
    const last = grid.at(-1)?.charAt(0) ?? 'K'
    const ink = last === 'C' ? (threads.R ?? colour.line) : (threads[last] ?? colour.ink)
    const start = { x: place.x, y: grid.length * unit, width: width * unit }
    return fringe(start, ink, { seed: seed + index, length: plan.fringe, step: unit / 2 })
  })
  const rib = shape(
    pieces.map(({ grid, place }) => outlineOf(grid, place)).join(''),
    `url(#${name}-rib)`,
  )
  return { body: woven(pieces) + rib + ends.join(''), defs: ribs(`${name}-rib`, unit), fit }
}

/** The same cloth turned on its side: edges, dividers, the top of the footer. */
export function band(
  name: string,
  plan: Weave & { readonly seed: number; readonly picks: number; readonly unit: number },
): Picture {
  const grid = turned(strip(plan.seed, plan.picks, plan))
  return {
    body: ribbed(grid, { x: 0, y: 0, unit: plan.unit }, `${name}-rib`),
    defs: ribs(`${name}-rib`, plan.unit, 'across'),
    fit: 'xMinYMid slice',
  }
}

/** One motif as a small square: menus, lists, empty states. */
export function swatch(name: MotifName, letters: string, unit: number): string {
  const [ground = 'K', figure = 'C', accent] = letters
  return woven([{ grid: block(name, { ground, figure, accent }), place: { x: 0, y: 0, unit } }])
}
