/** Web Checkout: the shop's window behind; the checkout card hangs in front of its right half. */
import { times } from '../choose.ts'
import { colour } from '../palette.ts'
import { circle, type Picture, rect, stroke, text } from '../svg.ts'
import { ribbed, ribs, strip } from '../weave.ts'

const unit = 17
const hangings = [
  { seed: 311, grounds: ['IC'], accents: ['OC', 'OK', 'CK'] },
  { seed: 331, grounds: ['KI'], accents: ['OC', 'CK', 'OK'] },
] as const

export function webCheckout(name: string): Picture {
  const cloths = hangings.map(({ seed, grounds, accents }, index) =>
    ribbed(
      strip(seed, 38, { grounds, accents, density: 0.95 }),
      { x: index * 9 * unit, y: 52, unit },
      `${name}-rib`,
    ),
  )
  const body = [
    rect([0, 0, 820, 698], colour.white),
    rect([0, 0, 820, 52], colour.ink),
    ...times(3, (index) => circle(28 + index * 22, 26, 6, colour.inkLine)),
    rect([110, 11, 440, 30], colour.inkKey, 4),
    text(126, 32, 'makolafabrics.example/pay/2217', { size: 17, fill: '#D9DCF2' }),
    stroke('M528 22v-3a4 4 0 018 0v3M525 22h14v10h-14z', colour.okOnInk, 2),
    ...cloths,
  ]
  return { body: body.join(''), defs: ribs(`${name}-rib`, unit) }
}
