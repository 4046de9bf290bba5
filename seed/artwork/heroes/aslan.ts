/** Aslan: twelve members, one box, three keys. */
import { cycle, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { type Picture, rect, shape, stroke, text } from '../svg.ts'
import { onRing } from '../vignettes/diagrams.ts'

const { cream, dew, gold, indigo, ink, inkKey, mutedOnInk, signal, signalText } = colour
const black = '#17100E'

type Style = 'afro' | 'bald' | 'cap' | 'fade' | 'long' | 'veil' | 'wrap'

interface Member {
  readonly style: Style
  readonly hair: string
  readonly ground: string
  readonly clothes: string
  readonly skin: readonly [light: string, shade: string]
  readonly beard: boolean
}

const skins = [
  ['#7A4A31', '#59311F'],
  ['#5F3825', '#432518'],
  ['#8A563A', '#673C26'],
  ['#6E422D', '#4F2C1D'],
  ['#55311F', '#3C2014'],
] as const
const styles: readonly Style[] = [
  'wrap',
  'fade',
  'veil',
  'cap',
  'afro',
  'long',
  'wrap',
  'bald',
  'fade',
  'long',
  'cap',
  'afro',
]
const hairs = [indigo, black, cream, ink, black, black, gold, ink, black, black, signalText, black]
const grounds = [
  signal,
  cream,
  gold,
  cream,
  signal,
  dew,
  cream,
  gold,
  signal,
  inkKey,
  inkKey,
  inkKey,
]
const clothes = [indigo, signal, cream, ink, gold]

const members: readonly Member[] = styles.map((style, index) => ({
  style,
  hair: cycle(hairs, index),
  ground: cycle(grounds, index),
  clothes: cycle(clothes, index + 2),
  skin: cycle(skins, index),
  beard: index === 3 || index === 7,
}))

const behindHead: Partial<Record<Style, (hair: string) => string>> = {
  long: (hair) => shape('M-22-8c0-20 10-28 22-28S22-28 22-8l3 36h-50z', hair),
  veil: (hair) => shape('M-22-8c0-20 10-28 22-28S22-28 22-8l3 36h-50z', hair),
  afro: (hair) => `<circle cy="-16" r="23" fill="${hair}"/>`,
}

const crop = 'M-16-8c-1-16 6-23 16-23s17 7 16 23c-3-8-6-11-16-11s-13 3-16 11z'
const overHead: Record<Style, string> = {
  cap: 'M-16-14l2-16h28l2 16z',
  wrap: 'M-18-10c-4-18 8-27 20-27s20 10 16 27c-10-9-26-9-36 0z',
  veil: 'M-18 0c-2-24 6-32 18-32S20-24 18 0c-4-16-8-22-18-22S-14-16-18 0z',
  bald: '',
  fade: crop,
  long: crop,
  afro: crop,
}

/** A head and shoulders on a tile 76 units square, centred on 0, 0. */
function tile({ style, hair, ground, clothes: coat, skin, beard }: Member): string {
  const [light, shade] = skin
  const beardInk = style === 'bald' ? '#CFC8BD' : black
  return [
    rect([-38, -38, 76, 76], ground),
    shape('M-38 38c2-16 14-20 38-20s36 4 38 20z', coat),
    shape('M-8 8H8v16c-4 5-12 5-16 0z', shade),
    behindHead[style]?.(hair) ?? '',
    shape('M-15-8c0-14 6-19 15-19s15 5 15 19S8 17 0 17-15 6-15-8z', light),
    shape(
      'M0-27c9 0 15 5 15 19S8 17 0 17c3-3 3-5 1-8 3-3 1-5 0-6 2-1 4-2 2-5-3-6-3-12-3-25z',
      shade,
    ),
    overHead[style] ? shape(overHead[style], hair) : '',
    beard ? shape('M-15-2c1 14 7 21 15 21S14 12 15-2C11 6 6 6 0 6S-11 6-15-2z', beardInk) : '',
    stroke('M-9-5h6M4-5h6', '#140C0A', 2.4),
  ].join('')
}

interface Ring {
  readonly centre: number
  readonly radius: number
  readonly scale: number
  readonly spoke: number
}

/** Members round the box; the last three have not paid and hang on a dashed thread. */
function ring({ centre, radius, scale, spoke }: Ring): string {
  const places = times(12, (index) => ({ ...onRing(index, centre, radius), index }))
  const spokes = places.map(({ x, y, index }) => {
    const outline = `M${x} ${y}L${centre} ${centre}`
    return index < 9
      ? stroke(outline, cycle([signal, cream, gold], index), spoke)
      : stroke(outline, colour.inkLine, 2.5, 'stroke-dasharray="5 8"')
  })
  const tiles = places.map(
    ({ x, y, index }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">${tile(cycle(members, index))}</g>`,
  )
  return spokes.join('') + tiles.join('')
}

function lock(x: number, y: number, fill: string): string {
  return [
    stroke(`M${x - 9} ${y}v-12a9 9 0 0118 0v12`, ink, 5),
    rect([x - 16, y - 2, 32, 30], ink),
    rect([x - 14, y, 28, 26], fill),
    rect([x - 2, y + 7, 4, 12], ink),
  ].join('')
}

interface Box {
  readonly middle: number
  readonly top: number
  readonly width: number
  readonly sizes: readonly [label: number, sum: number, state: number]
}

/** The box with its three locks and what is in it. */
function savingsBox({ middle, top, width, sizes }: Box): string {
  const [label, sum, state] = sizes
  const left = middle - width / 2
  const height = 58 + label + sum + state + 54
  const centred = { anchor: 'middle' } as const
  const apart = Math.round(width * 0.31)
  return [
    rect([left, top, width, height], mutedOnInk),
    rect([left + 2, top + 46, width - 4, height - 48], colour.inkRaised),
    ...[gold, cream, signal].map((fill, index) =>
      lock(middle + (1 - index) * apart, top + 26, fill),
    ),
    text(middle, top + 68 + label, 'In the box', { size: label, fill: mutedOnInk, ...centred }),
    text(middle, top + 74 + label + sum, 'GH₵ 4,500', {
      size: sum,
      weight: 750,
      fill: colour.paper,
      tracking: -1.6,
      ...centred,
    }),
    text(middle, top + 88 + label + sum + state, '9 of 12 paid this week', {
      size: state,
      weight: 600,
      fill: colour.okOnInk,
      ...centred,
    }),
  ].join('')
}

export function aslan(): Picture {
  return {
    body:
      ring({ centre: 380, radius: 306, scale: 1.25, spoke: 6 }) +
      savingsBox({ middle: 380, top: 270, width: 300, sizes: [21, 48, 21] }),
  }
}

/** Members in two rows of six hang from the box, 390 px wide. */
export function aslanSmall(): Picture {
  const place = (index: number) => ({
    x: 45 + (index % 6) * 60,
    y: index < 6 ? 46 : 434,
    index,
  })
  const places = times(12, place)
  const threads = places.map(({ x, y, index }) => {
    const up = y < 200
    const near = 110 + (index % 6) * 34
    const outline = `M${x} ${y}C${x} ${up ? 120 : 360} ${near} ${up ? 100 : 380} ${near} ${up ? 170 : 320}`
    return index < 9
      ? stroke(outline, cycle([signal, cream, gold], index), 4)
      : stroke(outline, colour.inkLine, 2.5, 'stroke-dasharray="5 7"')
  })
  const tiles = places.map(
    ({ x, y, index }) =>
      `<g transform="translate(${x} ${y}) scale(.74)">${tile(cycle(members, index))}</g>`,
  )
  return {
    body: [
      ...threads,
      ...tiles,
      savingsBox({ middle: 195, top: 144, width: 270, sizes: [17, 44, 17] }),
    ].join(''),
  }
}
