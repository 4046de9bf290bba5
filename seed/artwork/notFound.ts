/** 404: the number is a hole in the cloth; bare warp and loose ends show. */
import { cycle, seeded, times } from './choose.ts'
import { colour } from './palette.ts'
import { type Generators, type Picture, shape } from './svg.ts'
import { ribs, strip, woven } from './weave.ts'

/** A block of the hole, in picks. */
interface Gap {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Size of one pick, px. */
  readonly unit: number
  /** Digits: their left edges and shared top, size and stroke, in picks. */
  readonly digits: {
    readonly starts: readonly [number, number, number]
    readonly top: number
    readonly width: number
    readonly height: number
    readonly stroke: number
  }
}

type Digits = Plan['digits']

function four(start: number, { top, width, height, stroke }: Digits): Gap[] {
  const bar = Math.round(height * 0.44)
  return [
    { column: start, row: top, width: stroke, height: bar },
    { column: start, row: top + bar, width, height: stroke },
    { column: start + width - 2 * stroke, row: top, width: stroke, height: bar },
    {
      column: start + width - 2 * stroke,
      row: top + bar + stroke,
      width: stroke,
      height: height - bar - stroke,
    },
  ]
}

function zero(start: number, { top, width, height, stroke }: Digits): Gap[] {
  const inner = { row: top + stroke, width: stroke, height: height - 2 * stroke }
  return [
    { column: start, row: top, width, height: stroke },
    { column: start, ...inner },
    { column: start + width - stroke, ...inner },
    { column: start, row: top + height - stroke, width, height: stroke },
  ]
}

const endInks = [colour.signal, colour.ink, colour.indigo, colour.gold]

/** Loose weft: short ends reaching in from both sides of the upright gaps. */
function looseEnds(gaps: readonly Gap[], unit: number): string {
  const random = seeded(404)
  const step = Math.round(unit / 2)
  const ends = new Map<string, string>()
  for (const gap of gaps.filter(({ width, height }) => height > width)) {
    const [left, right] = [gap.column * unit, (gap.column + gap.width) * unit]
    times(Math.floor((gap.height * unit) / step), (index) => {
      const y = gap.row * unit + 2 + index * step
      const ink = cycle(endInks, Math.floor(random() * 4))
      const [a, b] = [random(), random()].map((share) =>
        Math.round(unit * gap.width * (0.12 + share * 0.3)),
      )
      const run = `M${left} ${y}h${a}v2h-${a}zM${right - (b ?? 0)} ${y + 3}h${b}v2h-${b}z`
      ends.set(ink, (ends.get(ink) ?? '') + run)
    })
  }
  return [...ends].map(([ink, outline]) => shape(outline, ink)).join('')
}

function torn(name: string, { columns, rows, unit, digits }: Plan): Picture {
  const pieces = times(Math.ceil(columns / 9), (index) => ({
    grid: strip(4040 + index * 23, rows, {
      grounds: ['KI', 'IK', 'KI'],
      accents: ['OK', 'GK', 'KO', 'KG', 'IK'],
      density: 0.75,
    }),
    place: { x: index * 9 * unit, y: 0, unit },
  }))
  const [first, second, third] = digits.starts
  const gaps = [...four(first, digits), ...zero(second, digits), ...four(third, digits)]
  const hole = gaps.map(
    ({ column, row, width, height }) =>
      `M${column * unit} ${row * unit}h${width * unit}v${height * unit}h${-width * unit}z`,
  )
  const bare = gaps.flatMap(({ column, row, width, height }) =>
    times(
      width,
      (index) =>
        `M${(column + index) * unit + Math.floor(unit / 2)} ${row * unit}h1v${height * unit}h-1z`,
    ),
  )
  const all = `M0 0h${columns * unit}v${rows * unit}H0z`
  return {
    defs: ribs(`${name}-rib`, unit),
    body: [
      woven(pieces),
      shape(all, `url(#${name}-rib)`),
      shape(hole.join(''), colour.paper),
      shape(bare.join(''), colour.warp),
      looseEnds(gaps, unit),
    ].join(''),
    fit: 'xMidYMid slice',
  }
}

export const notFound: Generators = {
  'cloth-404': (name) =>
    torn(name, {
      columns: 90,
      rows: 32,
      unit: 16,
      digits: { starts: [12, 36, 60], top: 3, width: 18, height: 26, stroke: 4 },
    }),
  'cloth-404-m': (name) =>
    torn(name, {
      columns: 65,
      rows: 50,
      unit: 6,
      digits: { starts: [4, 24, 44], top: 10, width: 17, height: 30, stroke: 4 },
    }),
}
