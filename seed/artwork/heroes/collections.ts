/** Collections: threads from six ways to pay become one cloth, and the cloth one ledger. */
import { times } from '../choose.ts'
import { block } from '../motifs.ts'
import { colour } from '../palette.ts'
import { frame, type Picture, post, rect, round, rule, stroke, text } from '../svg.ts'
import { ribbed, ribs, strip, turned } from '../weave.ts'

const { blue, gold, indigo, ink, signal, signalText } = colour
const wovenLike = {
  grounds: ['IC', 'KC'],
  accents: ['OC', 'GK', 'OK', 'CK'],
} as const

const doors = [
  { label: 'Mobile money wallets', short: 'Mobile money', ink: signal, y: 70, width: 252 },
  { label: 'Cards', short: 'Cards', ink: indigo, y: 150, width: 98 },
  { label: 'Bank transfer', short: 'Bank transfer', ink, y: 232, width: 178 },
  { label: '*789# on any phone', short: '*789#', ink: gold, y: 318, width: 228 },
  { label: 'Web Checkout', short: 'Web Checkout', ink: blue, y: 398, width: 178 },
  { label: 'Request to Pay', short: 'Request to Pay', ink: signalText, y: 470, width: 192 },
] as const

const payments = [
  { who: 'Akosua B.', how: '16:42  Wallet', amount: '480.00', ink: signal },
  { who: 'Card ending 0417', how: '16:41  Card', amount: '1,250.00', ink: indigo },
  { who: 'Asase Rural Bank', how: '16:39  Transfer', amount: '3,200.00', ink },
  { who: 'Yaw D.', how: '16:38  *789#', amount: '60.00', ink: gold },
  { who: 'Order 2216', how: '16:36  Checkout', amount: '915.50', ink: blue },
  { who: 'Volta Bridge UC', how: '16:31  Request', amount: '2,070.00', ink: signalText },
] as const

const loom = { x: 700, y: 226, unit: 12 }

/** Seven threads from one door to their picks on the loom. */
function bundle(door: number): string {
  const { ink: threadInk, y } = doors[door] ?? doors[0]
  const threads = times(7, (index) => {
    const from = y - 27 + index * 9
    const to = round(loom.y + ((door * 7 + index + 0.5) * 108) / 42)
    const bend = 170 + ((index * 37 + door * 19) % 90)
    return `M0 ${from}H${bend}C${430 + (door % 3) * 20} ${from} ${470 + index * 6} ${to} ${loom.x} ${to}`
  })
  return stroke(threads.join(''), threadInk, 2.5)
}

function balanceColumn(): string {
  const rowsDrawn = payments.map(({ who, how, amount, ink: rowInk }, index) => {
    const y = 190 + index * 54
    return [
      rect([1022, y - 14, 6, 34], rowInk),
      text(1038, y + 1, who, { size: 19, weight: 650 }),
      text(1038, y + 23, how, { size: 19, fill: colour.muted }),
      text(1408, y + 8, amount, { size: 21, weight: 700, anchor: 'end' }),
      rule(1038, y + 33, 402),
    ].join('')
  })
  return [
    rect([1010, 0, 430, 560], colour.white),
    post(1010, 0, 560, colour.line),
    rect([1010, 0, 430, 6], ink),
    text(1038, 48, 'Makola Fabrics, one balance', { size: 19, weight: 650 }),
    text(1038, 104, 'GH₵ 48,216.40', { size: 46, weight: 750, tracking: -1.6 }),
    text(1038, 135, 'Settles to Asase 0041 tomorrow, 09:00', { size: 19, fill: colour.muted }),
    rule(1038, 157, 402, ink, 2),
    ...rowsDrawn,
    rect([1010, 510, 430, 50], colour.raffia),
    text(1038, 541, 'Today, 312 payments', { size: 19 }),
    text(1408, 541, 'matched 312', { size: 19, weight: 650, fill: colour.ok, anchor: 'end' }),
  ].join('')
}

export function collections(name: string): Picture {
  const grid = turned(strip(507, 26, { ...wovenLike, density: 0.7 }))
  const tags = doors.map(({ label, ink: doorInk, y, width }) =>
    [
      frame([40, y - 17, width, 34], colour.white, ink, { weight: 2 }),
      rect([40, y - 17, 8, 34], doorInk),
      text(60, y + 6, label, { size: 19, weight: 650 }),
    ].join(''),
  )
  return {
    body: [...times(6, bundle), ribbed(grid, loom, `${name}-rib`), ...tags, balanceColumn()].join(
      '',
    ),
    defs: ribs(`${name}-rib`, loom.unit, 'across'),
  }
}

const small = { x: 262, y: 290, unit: 12 }

/** Four threads that run right, turn down and enter the strip. */
function smallBundle(door: number): string {
  const y = 34 + door * 40
  const threads = times(4, (index) => {
    const from = y - 9 + index * 6
    const to = round(small.x + ((23 - door * 4 - index + 0.5) * 108) / 24)
    const turn = Math.max(from + 70, small.y - 20)
    return `M0 ${from}H${round(to - 60 + door * 4)}C${to} ${from} ${to} ${from + 26} ${to} ${turn}V${small.y}`
  })
  return stroke(threads.join(''), doors[door]?.ink ?? ink, 2.5)
}

/** The same story read downwards, 390 px wide. */
export function collectionsSmall(name: string): Picture {
  const ring = block('ring', { ground: 'K', figure: 'G', accent: 'C' })
  const grid = [...strip(507, 3, { ...wovenLike, density: 0.95 }), ...ring]
  const tags = doors.map(({ short, ink: doorInk }, index) => {
    const y = 19 + index * 40
    return [
      frame([20, y, short.length * 8 + 36, 30], colour.white, ink, { weight: 2 }),
      rect([20, y, 8, 30], doorInk),
      text(37, y + 20, short, { size: 15, weight: 650 }),
    ].join('')
  })
  const list = payments.slice(0, 4).map(({ who, amount, ink: rowInk }, index) => {
    const y = 566 + index * 42
    return [
      rect([20, y - 14, 6, 24], rowInk),
      text(36, y + 4, who === 'Yaw D.' ? 'Yaw D., *789#' : who, { size: 16, weight: 650 }),
      text(370, y + 4, amount, { size: 17, weight: 700, anchor: 'end' }),
      rule(20, y + 20, 350),
    ].join('')
  })
  return {
    body: [
      ...times(6, smallBundle),
      ...tags,
      ribbed(grid, small, `${name}-rib`),
      rect([0, 434, 390, 296], colour.white),
      rect([0, 428, 390, 6], ink),
      text(20, 470, 'Makola Fabrics, one balance', { size: 15, weight: 650 }),
      text(20, 518, 'GH₵ 48,216.40', { size: 40, weight: 750, tracking: -1.4 }),
      rule(20, 535, 350, ink, 2),
      ...list,
    ].join(''),
    defs: ribs(`${name}-rib`, small.unit),
  }
}
