/** Get started: a strip still on the loom. Article: the weave seen very close. */
import { times } from '../choose.ts'
import { motifs } from '../motifs.ts'
import { colour, threads } from '../palette.ts'
import { type Picture, rect, shape, stroke } from '../svg.ts'
import { ribbed, ribs, turned } from '../weave.ts'

const { gold, indigo, ink, signal, signalText, warp } = colour

const loomWidth = 13
const loomUnit = 26
const loomTop = 40

function started() {
  const blue = { ground: 'I', figure: 'C' }
  const edge = motifs.bars(loomWidth, { ground: 'O', figure: 'K' }, 3)
  return turned([
    ...motifs.warp(loomWidth, blue, 4),
    ...edge,
    ...motifs.diamond(loomWidth, { ground: 'K', figure: 'G' }).slice(2, -2),
    ...edge,
    ...motifs.warp(loomWidth, blue, 3),
    ...motifs.solid(loomWidth, { ground: 'O', figure: '' }, 1),
    ...motifs.chevron(loomWidth, { ground: 'C', figure: 'O' }).slice(0, 3),
  ])
}

/** Every second warp end passes the eye of one of the two heddles. */
function heddle(x: number, phase: number): string {
  const eyes = times(loomWidth, (index) =>
    (index + phase) % 2 ? `M${x - 10} ${loomTop + index * loomUnit + 10}h30v7h-30z` : '',
  )
  return rect([x, 0, 10, loomWidth * loomUnit + 80], ink) + shape(eyes.join(''), signal)
}

function shuttle(): string {
  const turns = times(6, (index) => `M${808 + index * 10} 204h2v20h-2z`)
  return [
    '<g transform="rotate(-14 840 214)">',
    shape('M740 214C770 176 910 176 950 214C910 252 770 252 740 214z', gold),
    rect([790, 200, 104, 28], ink),
    rect([800, 204, 84, 20], signal),
    shape(turns.join(''), signalText),
    '</g>',
  ].join('')
}

export function getStarted(name: string): Picture {
  const grid = started()
  const fell = (grid[0]?.length ?? 0) * loomUnit
  const ends = times(
    loomWidth,
    (index) => `M${fell - 4} ${loomTop + index * loomUnit + 12}H1440v3H${fell - 4}z`,
  )
  const between = times(
    loomWidth - 1,
    (index) => `M${fell - 4} ${loomTop + (index + 1) * loomUnit - 1}H1440v2H${fell - 4}z`,
  )
  const bottom = loomTop + loomWidth * loomUnit
  return {
    body: [
      shape(ends.join(''), ink),
      shape(between.join(''), warp),
      ribbed(grid, { x: 0, y: loomTop, unit: loomUnit }, `${name}-rib`),
      heddle(1090, 0),
      heddle(1150, 1),
      stroke(
        `M${fell} ${bottom - 13}C${fell + 60} ${bottom + 20} ${fell + 20} 250 ${fell + 120} 236`,
        signal,
        6,
      ),
      shuttle(),
    ].join(''),
    defs: ribs(`${name}-rib`, loomUnit, 'across'),
  }
}

/** A weave seen so close that single threads show. Letters name threads. */
interface CloseWeave {
  /** Colours of the warp, from left to right, and of the weft, from top to bottom; they repeat. */
  warp: string
  weft: string
  /** Seen where neither thread is on top. */
  under: string
  /** Whether the warp is on top. */
  over(column: number, row: number): boolean
}

/** Threads over and under, sixty pixels each. */
const seenClose =
  ({ warp, weft, under, over }: CloseWeave) =>
  (name: string): Picture => {
    const unit = 60
    const cells = times(24 * 6, (index) => [index % 24, Math.floor(index / 24)] as const)
    const outlines = new Map<string, string>()
    const add = (letter: string, outline: string) =>
      outlines.set(letter, (outlines.get(letter) ?? '') + outline)
    for (const [column, row] of cells) {
      const [x, y] = [column * unit, row * unit]
      if (over(column, row)) add(warp[column % warp.length] ?? 'K', `M${x + 4} ${y}h52v60h-52z`)
      else add(weft[row % weft.length] ?? 'C', `M${x} ${y + 4}h60v52h-60z`)
    }
    const behind = times(24, (column) => `M${column * unit + 4} 0h52v360h-52z`)
    const twist = `<pattern id="${name}-twist" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M4 18l52-12M4 36l52-12M4 54l52-12" stroke="#000" stroke-opacity=".14" stroke-width="3"/></pattern>`
    return {
      body: [
        rect([0, 0, 1440, 360], ink),
        shape(behind.join(''), under),
        ...[...outlines].map(([letter, outline]) => shape(outline, threads[letter] ?? ink)),
        rect([0, 0, 1440, 360], `url(#${name}-twist)`),
      ].join(''),
      defs: twist,
    }
  }

/** Plain weave: each thread over one and under one. */
export const article = seenClose({
  warp: 'KIKICI',
  weft: 'COCGCO',
  under: indigo,
  over: (column, row) => (column + row) % 2 === 1,
})

/** Basket weave: threads in pairs, as on a seal of wax and string. */
export const articleLicence = seenClose({
  warp: 'IIBBIIKK',
  weft: 'GGCC',
  under: indigo,
  over: (column, row) => (Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 1,
})

/** Twill: every thread one step further, so that a slope runs through the cloth. */
export const articleSlips = seenClose({
  warp: 'OOOOKOOOOC',
  weft: 'CRCCCR',
  under: signalText,
  over: (column, row) => (column + row) % 4 < 2,
})

/** Herringbone: a twill that turns back every six threads. */
export const articleChecks = seenClose({
  warp: 'KIKIKI',
  weft: 'CBCGCB',
  under: indigo,
  over: (column, row) => {
    const place = column % 12
    return ((place < 6 ? place : 11 - place) + row) % 4 < 2
  },
})
