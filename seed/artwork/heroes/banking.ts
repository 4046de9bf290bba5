/** Core Banking: the sheet, ruled and closed. The picture is the difference: 0.00. */
import { times } from '../choose.ts'
import { colour } from '../palette.ts'
import { type Picture, post, rect, rule, text } from '../svg.ts'

const { indigo, ink, muted, signal, white } = colour
const pale = '#DDE1F4'
const end = { anchor: 'end' } as const

const branches = [
  ['Tema', '41 susu deposits, 3 withdrawals', '1,200.00', '2,050.00'],
  ['Sunyani', 'Loan 88 repaid, cheque 00219 cleared', '4,400.00', '5,050.00'],
  ['Hohoe', 'Wallet to account, 62 entries', '8,912.50', '6,418.00'],
  ['Bolgatanga', 'School fees, GhIPSS instant pay', '2,310.00', '3,304.50'],
  ['Head office', 'Vault to Tema, cash in transit', '12,000.00', '12,000.00'],
] as const
const total = '28,822.50'

export function banking(): Picture {
  const heads = [
    text(134, 30, 'Branch', { size: 19, fill: muted, weight: 600 }),
    text(320, 30, 'Entries', { size: 19, fill: muted, weight: 600 }),
    text(990, 30, 'Debit', { size: 19, fill: muted, weight: 600, ...end }),
    text(1240, 30, 'Credit', { size: 19, fill: muted, weight: 600, ...end }),
  ]
  const entries = branches.flatMap(([branch, what, debit, credit], index) => {
    const y = 74 + index * 44
    return [
      text(96, y, `${index + 1}`, { size: 19, fill: muted, ...end }),
      text(134, y, branch, { size: 20, weight: 700 }),
      text(320, y, what, { size: 19 }),
      text(990, y, debit, { size: 20, weight: 550, ...end }),
      text(1240, y, credit, { size: 20, weight: 550, ...end }),
    ]
  })
  const body = [
    rect([0, 0, 1440, 620], white),
    ...times(14, (index) => rule(0, 43 + index * 44, 1440, pale)),
    post(110, 0, 620, signal),
    post(114, 0, 620, signal),
    ...[760, 1010, 1260].map((x) => post(x, 0, 352, colour.mutedOnInk)),
    ...heads,
    ...entries,
    rule(800, 262, 640, ink, 2),
    text(134, 294, 'Totals at 17:00, Friday 20 November', { size: 20, weight: 700 }),
    text(990, 294, total, { size: 20, weight: 750, ...end }),
    text(1240, 294, total, { size: 20, weight: 750, ...end }),
    rule(800, 310, 640, ink, 2),
    rule(800, 316, 640, ink, 2),
    text(134, 596, 'Difference', { size: 36, weight: 700 }),
    text(1426, 604, '0.00', { size: 352, weight: 800, tracking: -18, fill: indigo, ...end }),
  ]
  return { body: body.join('') }
}

/** Debit and credit only, 390 px wide. */
export function bankingSmall(): Picture {
  const entries = branches.flatMap(([branch, , debit, credit], index) => {
    const y = 67 + index * 40
    return [
      text(30, y, branch, { size: 17, weight: 700 }),
      text(268, y, debit, { size: 16, weight: 550, ...end }),
      text(374, y, credit, { size: 16, weight: 550, ...end }),
    ]
  })
  const body = [
    rect([0, 0, 390, 470], white),
    ...times(12, (index) => rule(0, 39 + index * 40, 390, pale)),
    post(14, 0, 470, signal),
    post(18, 0, 470, signal),
    text(30, 27, 'Branch', { fill: muted, weight: 600 }),
    text(268, 27, 'Debit', { fill: muted, weight: 600, ...end }),
    text(374, 27, 'Credit', { fill: muted, weight: 600, ...end }),
    ...entries,
    rule(176, 238, 214, ink, 2),
    text(30, 267, 'At 17:00, Friday', { size: 16, weight: 700 }),
    text(268, 267, total, { size: 17, weight: 750, ...end }),
    text(374, 267, total, { size: 17, weight: 750, ...end }),
    rule(176, 280, 214, ink, 2),
    rule(176, 286, 214, ink, 2),
    text(30, 318, 'Difference', { size: 20, weight: 700 }),
    text(382, 462, '0.00', { size: 182, weight: 800, tracking: -9, fill: indigo, ...end }),
  ]
  return { body: body.join('') }
}
