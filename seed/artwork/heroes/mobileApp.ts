/** Mobile app: a phone whose home screen is woven blocks, lying on cloth. */
import { cycle, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { type Picture, rect, shape, text } from '../svg.ts'
import { appFeatures, featureBlock } from '../vignettes/diagrams.ts'
import { fringe, ribbed, ribs, strip, woven } from '../weave.ts'

const hangings = [
  [0, 40],
  [150, 48],
  [582, 44],
  [732, 46],
] as const

function screen(name: string): string {
  const corner = (index: number) =>
    [278 + (index % 3) * 116, 276 + Math.floor(index / 3) * 124] as const
  const pieces = times(12, (index) => featureBlock(index, ...corner(index), 8))
  const squares = pieces.map(({ place }) => `M${place.x} ${place.y}h72v72h-72z`)
  const labels = pieces.map(({ place }, index) =>
    text(place.x, place.y + 94, cycle(appFeatures, index).label, { size: 16, weight: 600 }),
  )
  return woven(pieces) + shape(squares.join(''), `url(#${name}-fine)`) + labels.join('')
}

export function mobileApp(name: string): Picture {
  const cloths = hangings.map(([x, picks], index) => {
    const grid = strip(900 + index * 37, picks, { grounds: ['KI', 'IC', 'CI'], density: 0.6 })
    return (
      ribbed(grid, { x, y: 0, unit: 16 }, `${name}-rib`) +
      fringe({ x, y: picks * 16, width: 144 }, colour.indigo, { seed: index, length: 30 })
    )
  })
  const body = [
    ...cloths,
    rect([230, 70, 400, 740], colour.ink, 46),
    rect([246, 86, 368, 708], colour.paper, 32),
    rect([388, 104, 84, 8], colour.ink, 4),
    text(278, 166, 'Akwaaba, Akosua', { size: 19, fill: colour.muted }),
    text(278, 220, 'GH₵ 2,914.20', { size: 46, weight: 750, tracking: -1.6 }),
    text(278, 250, 'No network. Last synced 16:42', {
      size: 17,
      weight: 600,
      fill: colour.signalText,
    }),
    screen(name),
  ]
  return { body: body.join(''), defs: ribs(`${name}-rib`, 16) + ribs(`${name}-fine`, 8) }
}
