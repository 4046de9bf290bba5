/** Diagrams: the savings circle, the USSD menu as a tree, the blocks of the app. */
import { cycle, times } from '../choose.ts'
import { block, type MotifName } from '../motifs.ts'
import { colour } from '../palette.ts'
import { frame, type Picture, rect, shape, stroke, text } from '../svg.ts'
import { ribs, woven } from '../weave.ts'

/** One of twelve places on a ring, whole pixels, starting at the top and going round clockwise. */
export function onRing(index: number, centre: number, radius: number) {
  const angle = (index / 12) * Math.PI * 2 - Math.PI / 2
  return {
    x: Math.round(centre + radius * Math.cos(angle)),
    y: Math.round(centre + radius * Math.sin(angle)),
  }
}

const { blue, cream, gold, ink, signal } = colour
const memberInks = [signal, cream, gold, cream, signal, cream, blue, cream, signal]
const waiting = ['Efua', 'Yaw', 'Naa']

/** Twelve members round one pot; nine have paid. */
export function savingsCircle(): Picture {
  const members = times(12, (index) => ({ ...onRing(index, 220, 170), index, paid: index < 9 }))
  const spokes = members.map(({ x, y, index, paid }) =>
    paid
      ? stroke(`M${x} ${y}L220 220`, cycle(memberInks, index), 4)
      : stroke(`M${x} ${y}L220 220`, colour.inkLine, 2, 'stroke-dasharray="4 6"'),
  )
  const tiles = members.map(({ x, y, index, paid }) =>
    paid
      ? rect([x - 24, y - 24, 48, 48], cycle(memberInks, index)) +
        stroke(`M${x - 9} ${y}l6 7 12-14`, ink, 3.5)
      : rect([x - 24, y - 24, 48, 48], colour.inkKey) +
        text(x, y + 6, cycle(waiting, index), {
          size: 17,
          weight: 600,
          fill: colour.mutedOnInk,
          anchor: 'middle',
        }),
  )
  const middle = { anchor: 'middle' } as const
  const body = [
    ...spokes,
    ...tiles,
    rect([142, 174, 156, 94], colour.white),
    rect([142, 174, 156, 6], gold),
    text(220, 204, 'In the pot', { size: 17, fill: colour.muted, ...middle }),
    text(220, 234, 'GH₵ 4,500', { size: 27, weight: 700, tracking: -0.6, ...middle }),
    text(220, 257, '9 of 12 paid', { size: 17, weight: 600, fill: colour.ok, ...middle }),
  ]
  return { body: body.join('') }
}

const menu = ['Send money', 'Pay a bill', 'School fees', 'Group savings', 'My balance']
const steps = ['Enter student ID', 'See what is due', 'Pay all or part', 'PIN, then SMS receipt']

function menuTile(x: number, y: number, width: number, index: number): string {
  const on = index === 2
  const fill = on ? ink : colour.paper
  const ground = on
    ? rect([x, y, width, 56], signal)
    : frame([x, y, width, 56], colour.inkRaised, '#6B7BD0', { weight: 2 })
  return [
    ground,
    text(x + 20, y + 34, `${index + 1}`, { size: 18, weight: 800, fill: on ? ink : gold }),
    text(x + 48, y + 34, cycle(menu, index), { size: 18, weight: 600, fill }),
  ].join('')
}

/** *789# opens five options; the third is followed to its end. */
export function ussdTree(): Picture {
  const branches = menu.map((_, index) => {
    const y = 60 + index * 92
    const [line, width] = index === 2 ? [signal, 5] : ['#6B7BD0', 2]
    return stroke(`M150 244H210C250 244 230 ${y} 270 ${y}H300`, line, width)
  })
  const twigs = steps.map((_, index) => {
    const y = 60 + index * 122
    return stroke(`M520 244H570C610 244 590 ${y} 630 ${y}H660`, signal, 3)
  })
  const body = [
    ...branches.toSorted((a, b) => Number(a.includes(signal)) - Number(b.includes(signal))),
    ...twigs,
    rect([0, 212, 150, 64], signal),
    text(75, 253, '*789#', { size: 26, weight: 800, anchor: 'middle' }),
    ...menu.map((_, index) => menuTile(300, 32 + index * 92, 220, index)),
    ...steps.map(
      (step, index) =>
        rect([660, 32 + index * 122, 260, 56], colour.white) +
        text(680, 66 + index * 122, step, { size: 18, weight: 600 }),
    ),
  ]
  return { body: body.join('') }
}

/** The same menu read downwards: the options hang from the code, the steps from option three. */
export function ussdTreeSmall(): Picture {
  const top = (index: number) => 84 + index * 62 + (index > 2 ? 4 * 46 + 8 : 0)
  const stepTop = (index: number) => top(2) + 64 + index * 46
  const last = top(4) + 28
  const body = [
    shape(`M12 56h2v${last - 56}h-2z`, '#6B7BD0'),
    ...menu.map((_, index) => rect([12, top(index) + 27, 22, 2], '#6B7BD0')),
    shape(`M10 56h6v${top(2) - 28}h-6z`, signal),
    rect([10, top(2) + 25, 24, 6], signal),
    rect([0, 0, 150, 56], signal),
    text(75, 37, '*789#', { size: 25, weight: 800, anchor: 'middle' }),
    ...menu.map((_, index) => menuTile(34, top(index), 316, index)),
    rect([60, top(2) + 56, 4, stepTop(3) - top(2) - 36], signal),
    ...steps.flatMap((step, index) => [
      rect([60, stepTop(index) + 18, 22, 4], signal),
      rect([82, stepTop(index), 268, 40], colour.white),
      text(98, stepTop(index) + 26, step, { size: 17, weight: 600 }),
    ]),
  ]
  return { body: body.join('') }
}

/** The fourteen features of the app, each with its block of cloth. */
export const appFeatures: readonly {
  readonly feature: string
  readonly label: string
  readonly motif: MotifName
  readonly letters: string
}[] = [
  {
    feature: 'Offline and online flexibility',
    label: 'Offline',
    motif: 'warpThree',
    letters: 'IC',
  },
  { feature: 'ID verification', label: 'ID check', motif: 'ring', letters: 'KCO' },
  { feature: '2-factor authentication', label: '2-factor', motif: 'glass', letters: 'OK' },
  { feature: 'Wallet to account transfers', label: 'To bank', motif: 'step', letters: 'IC' },
  { feature: 'Account to wallet transfers', label: 'To wallet', motif: 'step', letters: 'CI' },
  { feature: 'Group savings (VSLA options)', label: 'Group', motif: 'hash', letters: 'GKI' },
  { feature: 'Group loans', label: 'Group loan', motif: 'diamond', letters: 'KG' },
  { feature: 'Account balances', label: 'Balance', motif: 'bars', letters: 'CO' },
  { feature: 'Transaction history', label: 'History', motif: 'chevron', letters: 'IG' },
  { feature: 'Transaction status', label: 'Status', motif: 'checker', letters: 'KO' },
  { feature: 'Bill payment', label: 'Bills', motif: 'comb', letters: 'OC' },
  { feature: 'Unsecured lending', label: 'Loan', motif: 'diamond', letters: 'CO' },
  { feature: 'Credit scoring', label: 'Score', motif: 'tooth', letters: 'GK' },
  { feature: 'Direct debit', label: 'Debit', motif: 'fine', letters: 'IC' },
]

/** One feature's block at a place. */
export function featureBlock(index: number, x: number, y: number, unit: number) {
  const { motif, letters } = cycle(appFeatures, index)
  const [ground = 'K', figure = 'C', accent] = letters
  return { grid: block(motif, { ground, figure, accent }), place: { x, y, unit } }
}

/** Fourteen blocks in one file; view `f1` to `f14` shows one of them. */
export function appBlocks(name: string): Picture {
  const corner = (index: number) =>
    [(index % 2) * 100 + 5, Math.floor(index / 2) * 100 + 5] as const
  const pieces = appFeatures.map((_, index) => featureBlock(index, ...corner(index), 10))
  const squares = pieces.map(({ place }) => `M${place.x} ${place.y}h90v90h-90z`)
  return {
    body: woven(pieces) + shape(squares.join(''), `url(#${name}-rib)`),
    defs: ribs(`${name}-rib`, 10),
    views: pieces.map(({ place }, index) => ({
      id: `f${index + 1}`,
      viewBox: `${place.x} ${place.y} 90 90`,
    })),
  }
}
