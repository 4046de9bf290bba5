/** Remittance: two beams; threads leave six cities and land in seven towns. */
import { cycle, seeded, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { frame, type Picture, rect, round, stroke, text } from '../svg.ts'
import { fringe } from '../weave.ts'

const { blue, gold, indigo, ink, paper, signal, signalText } = colour
const threadInks = [signal, indigo, ink, gold, blue, signalText]
const middle = { anchor: 'middle' } as const

interface Place {
  readonly name: string
  readonly x: number
  readonly clock?: string
}

const cities: readonly Place[] = [
  { name: 'London', clock: '16:42', x: 70 },
  { name: 'Milan', clock: '17:42', x: 330 },
  { name: 'New York', clock: '11:42', x: 575 },
  { name: 'Toronto', clock: '11:42', x: 830 },
  { name: 'Johannesburg', clock: '18:42', x: 1060 },
  { name: 'Dubai', clock: '20:42', x: 1310 },
]

const towns: readonly Place[] = [
  { name: 'Accra', x: 130 },
  { name: 'Kumasi', x: 390 },
  { name: 'Tamale', x: 620 },
  { name: 'Ho', x: 830 },
  { name: 'Takoradi', x: 1020 },
  { name: 'Wa', x: 1200 },
  { name: 'Sunyani', x: 1370 },
]

interface Field {
  readonly from: readonly Place[]
  readonly to: readonly Place[]
  /** Threads from each city, and how far apart they start, px. */
  readonly each: number
  readonly spread: number
  readonly landing: number
  readonly top: number
  readonly bottom: number
}

/** Threads from every city to chosen towns, one path per colour. */
function threads({ from, to, each, spread, landing, top, bottom }: Field): string {
  const random = seeded(12)
  const byInk = new Map<string, string>()
  const span = bottom - top
  from.forEach((city, index) => {
    times(each, (thread) => {
      const town = cycle(to, Math.floor(random() * to.length))
      const x1 = Math.round(city.x + (thread - (each - 1) / 2) * spread)
      const x2 = town.x + Math.round((random() - 0.5) * landing)
      const sag = (60 + random() * 130) * (span / 386)
      const ink = cycle(threadInks, index + (thread > 6 ? 2 : 0))
      const curve = `M${x1} ${top}C${x1} ${round(top + span * 0.22 + sag)} ${x2} ${round(top + span * 0.6 - sag / 2)} ${x2} ${bottom}`
      byInk.set(ink, (byInk.get(ink) ?? '') + curve)
    })
  })
  return [...byInk].map(([ink, outline]) => stroke(outline, ink, 2.5)).join('')
}

/** The one payment the page follows, laid over the others. */
const followed = (outline: string, width: number): string =>
  stroke(outline, paper, width + 6) + stroke(outline, signal, width)

interface Tag {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly sum: string
  readonly words: string
}

function tag({ x, y, width, sum, words }: Tag): string {
  return [
    frame([x, y, width, 66], colour.white, ink, { weight: 2 }),
    text(x + width / 2, y + 30, sum, { size: 22, weight: 750, ...middle }),
    text(x + width / 2, y + 53, words, { size: 19, fill: colour.muted, ...middle }),
  ].join('')
}

function beams(from: readonly Place[], to: readonly Place[], width: number, foot: number): string {
  return [
    rect([0, 0, width, 66], ink),
    rect([0, 60, width, 6], signal),
    ...from.map(
      ({ name, clock = '', x }) =>
        text(x, 27, name, { size: 20, weight: 700, fill: paper, ...middle }) +
        text(x, 49, clock, { size: 19, fill: colour.mutedOnInk, ...middle }),
    ),
    rect([0, foot, width, 68], ink),
    ...to.map(({ name, x }) =>
      text(x, foot + 43, name, { size: 19, weight: 700, fill: paper, ...middle }),
    ),
    fringe({ x: 0, y: foot + 68, width }, ink, { seed: 3, length: 30, step: 7 }),
  ].join('')
}

export function remittance(): Picture {
  const field = { from: cities, to: towns, each: 9, spread: 6, landing: 70, top: 66, bottom: 452 }
  const body = [
    threads(field),
    followed('M70 66C70 280 620 190 620 452', 10),
    beams(cities, towns, 1440, 452),
    tag({ x: 92, y: 114, width: 170, sum: '£120.00', words: 'sent in London' }),
    tag({ x: 492, y: 326, width: 204, sum: 'GHS 1,820.40', words: 'in a wallet in Tamale' }),
  ]
  return { body: body.join('') }
}

const smallCities: readonly Place[] = [
  { name: 'London', clock: '16:42', x: 66 },
  { name: 'Milan', clock: '17:42', x: 196 },
  { name: 'Toronto', clock: '11:42', x: 324 },
]
const smallTowns: readonly Place[] = [
  { name: 'Accra', x: 58 },
  { name: 'Kumasi', x: 160 },
  { name: 'Tamale', x: 262 },
  { name: 'Wa', x: 346 },
]

/** Three cities and four towns at full size, 390 px wide. */
export function remittanceSmall(): Picture {
  const field = {
    from: smallCities,
    to: smallTowns,
    each: 8,
    spread: 5,
    landing: 50,
    top: 66,
    bottom: 460,
  }
  const body = [
    threads(field),
    followed('M66 66C66 280 262 240 262 460', 9),
    beams(smallCities, smallTowns, 390, 460),
    tag({ x: 20, y: 128, width: 154, sum: '£120.00', words: 'sent in London' }),
    tag({ x: 150, y: 346, width: 218, sum: 'GHS 1,820.40', words: 'in a wallet in Tamale' }),
  ]
  return { body: body.join('') }
}
