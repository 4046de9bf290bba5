/** E-commerce: three doors on one street, one file, three views. */
import { cycle, seeded, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { circle, type Generators, move, type Picture, rect, shape, stroke, text } from '../svg.ts'
import { awning } from '../vignettes/street.ts'
import { strip, woven } from '../weave.ts'
import { figure } from './figure.ts'

const { cream, dew, gold, indigo, ink, signal, white } = colour
const middle = { anchor: 'middle' } as const
const width = 440
const height = 520

/** The shop, its shutter half down: it opens soon. */
function shopDoor(): string {
  const slats = times(10, (index) =>
    rect([56, 150 + index * 18, 328, 15], index % 2 ? colour.mutedOnInk : dew),
  )
  const bolts = times(3, (index) => ({
    grid: strip(60 + index, 9, { grounds: ['OC', 'GK'], density: 1 }),
    place: { x: 90 + index * 90, y: 345, unit: 9 },
  }))
  return [
    rect([20, 110, 400, 410], indigo),
    rect([0, 84, 440, 30], ink),
    rect([20, 0, 400, 84], ink),
    text(220, 58, 'shop', { size: 56, weight: 800, fill: cream, tracking: -2, ...middle }),
    rect([56, 150, 328, 270], ink),
    ...slats,
    rect([56, 330, 328, 8], signal),
    rect([140, 210, 160, 62], gold),
    text(220, 252, 'Soon', { size: 32, weight: 750, ...middle }),
    woven(bolts),
    rect([56, 420, 328, 100], '#1A2668'),
    rect([56, 420, 328, 6], cream),
  ].join('')
}

/** A house under an umbrella: cover from five cedis. */
function lifeDoor(): string {
  return [
    rect([40, 90, 360, 430], signal),
    shape('M10 90L220 0l210 90z', ink),
    text(220, 80, 'life', { size: 52, weight: 800, fill: cream, tracking: -2, ...middle }),
    rect([80, 130, 120, 130], cream),
    rect([240, 130, 120, 130], cream),
    stroke('M140 130v130M80 195h120M300 130v130M240 195h120', ink, 5),
    rect([160, 310, 120, 210], ink),
    circle(258, 420, 7, gold),
    shape('M60 360a44 44 0 0188 0z', gold),
    stroke('M104 360v70a10 10 0 0020 0', ink, 5),
    rect([298, 344, 96, 104], cream),
    text(346, 374, 'Cover', { size: 23, weight: 700, ...middle }),
    text(346, 402, 'from', { size: 21, ...middle }),
    text(346, 434, 'GH₵ 5', { size: 26, weight: 750, ...middle }),
  ].join('')
}

const bills = ['Light', 'Water', 'School', 'TV', 'Airtime', 'Data']
const billGrounds = [gold, indigo, signal, ink, signal, dew]

/** A kiosk where everything is paid with one code. */
function billsDoor(): string {
  const flaps = [gold, cream, ink, cream, gold, cream, ink, cream, gold, cream]
  const tiles = bills.map((bill, index) => {
    const [x, y] = [92 + (index % 3) * 88, 242 + Math.floor(index / 3) * 68]
    const onDark = index === 1 || index === 3
    return (
      rect([x, y, 80, 58], cycle(billGrounds, index)) +
      text(x + 40, y + 36, bill, {
        size: 20,
        weight: 650,
        fill: onDark ? cream : ink,
        ...middle,
      })
    )
  })
  return [
    rect([20, 20, 400, 112], gold),
    text(220, 100, 'bills', { size: 66, weight: 800, tracking: -3, ...middle }),
    rect([44, 130, 352, 390], ink),
    awning(20, 130, 40, 60, flaps),
    rect([80, 230, 280, 150], cream),
    ...tiles,
    rect([64, 380, 312, 14], signal),
    rect([150, 420, 140, 60], white),
    text(220, 460, '*789#', { size: 28, weight: 800, ...middle }),
  ].join('')
}

const stand = (seed: number, x: number, scale: number, index: number) =>
  figure(seeded(seed), x, height, scale, index)

/** Each door with the people in front of it; every one is a drawing of its own too. */
const doors = [
  ['shop', () => shopDoor() + stand(9, 404, 1.4, 2)],
  ['life', () => lifeDoor() + stand(10, 112, 1.25, 6)],
  [
    'bills',
    () => billsDoor() + stand(11, 74, 1.35, 2) + stand(12, 124, 1.3, 13) + stand(13, 412, 1.4, 3),
  ],
] as const

export function ecommerce(): Picture {
  return {
    body: doors.map(([, draw], index) => move(index * width, 0, draw())).join(''),
    views: doors.map(([id], index) => ({
      id,
      viewBox: `${index * width} 0 ${width} ${height}`,
      fit: 'xMidYMax meet',
    })),
  }
}

export const shopfronts: Generators = Object.fromEntries(
  doors.map(([id, draw]) => [`shopfront-${id}`, () => ({ body: draw() })]),
)
