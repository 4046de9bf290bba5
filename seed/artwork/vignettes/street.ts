/** The shop of Makola Fabrics. */
import { cycle, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { circle, displayFamily, type Picture, rect, rule, shape, text } from '../svg.ts'

/** Cloth flaps side by side, rounded below; `width` is one flap. */
export function awning(
  x: number,
  y: number,
  width: number,
  drop: number,
  inks: readonly string[],
): string {
  const half = width / 2
  const byInk = new Map<string, string>()
  inks.forEach((ink, index) => {
    const flap = `M${x + index * width} ${y}h${width}v${drop}a${half} ${half} 0 01-${width} 0z`
    byInk.set(ink, (byInk.get(ink) ?? '') + flap)
  })
  return [...byInk].map(([ink, outline]) => shape(outline, ink)).join('')
}

export function shop(): Picture {
  const { cream, gold, indigo, ink, signal } = colour
  const bolts = [signal, cream, gold]
  const body = [
    rect([20, 0, 360, 170], ink),
    text(200, 76, 'Makola', {
      size: 62,
      weight: 700,
      family: displayFamily,
      fill: cream,
      anchor: 'middle',
      tracking: -1.5,
    }),
    text(200, 114, 'Fabrics, by the yard', {
      size: 19,
      weight: 500,
      fill: '#D9DCF2',
      anchor: 'middle',
    }),
    rect([20, 136, 360, 8], signal),
    rect([20, 148, 360, 4], gold),
    rect([44, 256, 312, 190], '#FBF7EE'),
    awning(20, 186, 40, 70, [signal, cream, indigo, cream, gold, cream, signal, cream, indigo]),
    rect([20, 170, 360, 18], ink),
    rect([70, 316, 110, 130], ink),
    circle(166, 384, 5, gold),
    rect([210, 312, 120, 84], indigo),
    ...times(3, (index) => rect([220 + index * 36, 326, 28, 70], cycle(bolts, index))),
    rect([200, 396, 140, 10], ink),
    rule(20, 445, 360, ink, 3),
    rect([220, 414, 100, 24], colour.white),
    text(270, 431, 'Pay *789#', { weight: 700, anchor: 'middle' }),
  ]
  return { body: body.join('') }
}
