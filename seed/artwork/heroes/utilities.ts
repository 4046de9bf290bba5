/** Utilities: four counters in one file; each has a named view, so one download serves four. */
import { seeded, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { type Generators, lines, move, type Picture, rect, shape, stroke, text } from '../svg.ts'
import { ribbed, ribs, strip } from '../weave.ts'

const width = 360
const height = 420
const { blue, cream, dew, gold, indigo, ink, muted, paper, raffia, signal, white } = colour

/** A prepaid meter and its twenty-digit token. */
function light(): string {
  const keys = times(12, (index) => {
    const [x, y] = [98 + (index % 3) * 58, 186 + Math.floor(index / 3) * 38]
    const hot = index === 11
    return (
      rect([x, y, 48, 29], hot ? signal : colour.inkKey) +
      text(x + 24, y + 22, '123456789*0#'.charAt(index), {
        size: 22,
        weight: 650,
        anchor: 'middle',
        fill: hot ? ink : paper,
      })
    )
  })
  return [
    rect([0, 0, width, height], gold),
    ...[116, 176, 236].map((x) => rect([x, 0, 8, 46], ink)),
    rect([60, 46, 240, 300], ink),
    rect([84, 66, 192, 102], colour.lcd),
    text(264, 92, 'kWh left', { size: 21, weight: 600, anchor: 'end', fill: colour.lcdInk }),
    text(180, 150, '086.4', {
      size: 60,
      weight: 750,
      anchor: 'middle',
      tracking: -1,
      fill: colour.lcdInk,
    }),
    ...keys,
    rect([0, 366, 360, 54], white),
    text(180, 402, '4821 0097 3316 5520 7784', {
      size: 27,
      weight: 700,
      anchor: 'middle',
      tracking: -0.6,
    }),
  ].join('')
}

/** A tap that runs threads into a bucket. */
function water(): string {
  const random = seeded(4)
  const falls = times(
    9,
    (index) => `M${245 + index * 6} 170h4v${140 + Math.round(random() * 40)}h-4z`,
  )
  const streams = [gold, blue, cream].map((fall, offset) =>
    shape(falls.filter((_, index) => index % 3 === offset).join(''), fall),
  )
  return [
    rect([0, 0, width, height], indigo),
    shape(
      'M0 70h170V36h-26V14h84v22h-26v34h40a56 56 0 0156 56v40h-58v-30c0-8-4-12-12-12H0z',
      cream,
    ),
    rect([179, 0, 14, 14], cream),
    ...streams,
    shape('M176 320h180l-14 100H190z', ink),
    rect([176, 320, 180, 12], signal),
    text(20, 240, 'Ghana Water', { size: 24, fill: cream, weight: 600 }),
    text(20, 280, 'GHS 92.40', { size: 35, fill: cream, weight: 750, tracking: -1 }),
    text(20, 312, 'due 25 Nov', { size: 24, fill: dew }),
  ].join('')
}

/** A phone that buys talk. */
function airtime(): string {
  const sums = ['5', '10', '20', '50'].map((sum, index) => {
    const [x, y] = [112 + (index % 2) * 70, 196 + Math.floor(index / 2) * 58]
    const on = sum === '10'
    return (
      rect([x, y, 64, 50], on ? ink : raffia) +
      text(x + 32, y + 34, sum, {
        size: 25,
        weight: 700,
        fill: on ? paper : ink,
        anchor: 'middle',
      })
    )
  })
  const waves = times(3, (index) =>
    stroke(
      `M${294 + index * 18} ${120 - index * 16}a${50 + index * 26} ${50 + index * 26} 0 010 ${70 + index * 32}`,
      ink,
      10,
    ),
  )
  const middle = { anchor: 'middle' } as const
  return [
    rect([0, 0, width, height], signal),
    shape('M88 420V78a24 24 0 0124-24h136a24 24 0 0124 24v342z', ink),
    shape('M100 420V82a14 14 0 0114-14h132a14 14 0 0114 14v338z', white),
    text(180, 116, 'Airtime', { size: 23, weight: 650, ...middle }),
    text(180, 172, 'GH₵ 10', { size: 46, weight: 750, tracking: -1.6, ...middle }),
    ...sums,
    rect([112, 314, 134, 52], signal),
    text(180, 348, 'Top up', { size: 23, weight: 700, ...middle }),
    text(180, 402, '027 555 0109', { size: 22, fill: muted, ...middle }),
    ...waves,
  ].join('')
}

const bars = [
  [4, 70],
  [9, 130],
  [15, 190],
  [22, 250],
] as const

/** Four bars of cloth, as on a phone's signal. */
function data(ribId: string): string {
  const cloths = bars.map(([picks], index) =>
    ribbed(
      strip(701 + index * 31, picks, {
        width: 5,
        grounds: ['KI', 'IC'],
        accents: ['OC', 'GK', 'CK'],
        density: index === 3 ? 0.8 : 0.2,
      }),
      { x: 26 + index * 82, y: height - picks * 14, unit: 14 },
      ribId,
    ),
  )
  return [
    rect([0, 0, width, height], dew),
    ...cloths,
    text(26, 70, '1.5 GB', { size: 50, weight: 750, tracking: -1.8 }),
    lines(26, 106, 28, ['thirty days,', 'GHS 20.00'], { size: 23, weight: 550 }),
  ].join('')
}

/** Each counter in the order they hang; every one is a drawing of its own too. */
const counters = [
  ['light', 'xMinYMid slice', light],
  ['water', 'xMinYMid slice', water],
  ['airtime', 'xMidYMid slice', airtime],
  ['data', 'xMinYMid slice', data],
] as const

export function utilities(name: string): Picture {
  const ribId = `${name}-rib`
  return {
    body: counters.map(([, , draw], index) => move(index * width, 0, draw(ribId))).join(''),
    defs: ribs(ribId, 14),
    views: counters.map(([id, fit], index) => ({
      id,
      viewBox: `${index * width} 0 ${width} ${height}`,
      fit,
    })),
  }
}

export const counterDrawings: Generators = Object.fromEntries(
  counters.map(([id, fit, draw]) => [
    `counter-${id}`,
    (name: string): Picture => {
      const ribId = `${name}-rib`
      return { body: draw(ribId), fit, ...(draw === data && { defs: ribs(ribId, 14) }) }
    },
  ]),
)
