/** Careers: a stool for each of the forty, every seat with a cloth of its own. */
import { cycle, times } from '../choose.ts'
import { block, type MotifName } from '../motifs.ts'
import { colour } from '../palette.ts'
import { circle, type Picture, rect, shape, stroke } from '../svg.ts'
import { ribbed, ribs } from '../weave.ts'

const { blue, indigo, ink, raffia } = colour

const woods = [ink, colour.signalText, '#5F3825', indigo, '#8A563A', ink, blue] as const
const cloths = [
  ['ring', 'OKC'],
  ['checker', 'IC'],
  ['diamond', 'GK'],
  ['chevron', 'KG'],
  ['fine', 'CO'],
  ['glass', 'IG'],
  ['bars', 'OC'],
  ['step', 'KC'],
  ['tooth', 'GI'],
  ['hash', 'CIO'],
  ['comb', 'KO'],
] as const satisfies readonly (readonly [MotifName, string])[]

/** Carvings between base and seat; a stool is known by them. `x` is its middle, `y` its foot. */
const carvings: readonly ((x: number, y: number, wood: string) => string)[] = [
  (x, y, wood) => rect([x - 10, y - 54, 20, 46], wood),
  (x, y, wood) => [x - 24, x - 4, x + 16].map((left) => rect([left, y - 54, 8, 46], wood)).join(''),
  (x, y, wood) =>
    stroke(
      `M${x - 20} ${y - 8}L${x + 20} ${y - 54}M${x + 20} ${y - 8}L${x - 20} ${y - 54}`,
      wood,
      8,
    ),
  (x, y, wood) => circle(x, y - 29, 21, wood) + circle(x, y - 29, 10, raffia),
  (x, y, wood) =>
    stroke(`M${x - 18} ${y - 8}v-46M${x + 18} ${y - 8}v-46M${x - 18} ${y - 24}h36`, wood, 8),
  (x, y, wood) =>
    shape(
      `M${x - 24} ${y - 8}L${x - 6} ${y - 30} ${x - 24} ${y - 54}h48L${x + 6} ${y - 30} ${x + 24} ${y - 8}z`,
      wood,
    ),
]

function stool(index: number, x: number, y: number, ribId: string): string {
  const wood = cycle(woods, index * 3 + Math.floor(index / 7))
  const [motif, letters] = cycle(cloths, index * 4 + Math.floor(index / 11))
  const [dark = 'K', light = 'C', accent] = letters
  const cloth = block(motif, { ground: dark, figure: light, accent }).slice(0, 7)
  return [
    rect([x - 33, y - 8, 66, 8], wood),
    cycle(carvings, index * 5 + Math.floor(index / 6))(x, y, wood),
    // The seat curves upwards to both ends, like a boat.
    shape(`M${x - 40} ${y - 82}q40 30 80 0v9q-16 24-40 24t-40-24z`, wood),
    ribbed(cloth, { x: x - 18, y: y - 70, unit: 4 }, ribId),
  ].join('')
}

const rows = [
  { stools: 13, left: 104 },
  { stools: 14, left: 52 },
  { stools: 13, left: 104 },
]

/** Forty stools on three floors, from edge to edge. */
export function careers(name: string): Picture {
  let first = 0
  const floors = rows.map(({ stools, left }, floor) => {
    const y = 106 + floor * 112
    const row = times(stools, (index) => stool(first + index, left + index * 104, y, `${name}-rib`))
    first += stools
    return row.join('') + rect([0, y, 1440, 6], ink)
  })
  return { defs: ribs(`${name}-rib`, 4), body: floors.join('') }
}
