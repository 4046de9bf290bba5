/** Text messages and the request that reaches a payer. */
import { colour } from '../palette.ts'
import { frame, lines, type Picture, rect, rows, rule, shape, text } from '../svg.ts'

/** A message bubble 320 px wide; `words` are its lines. */
function message(words: readonly string[], time = '16:42'): Picture {
  const bottom = 64 + words.length * 20
  const outline = `M10 0h300a10 10 0 0110 10v${bottom - 20}a10 10 0 01-10 10H0V10A10 10 0 0110 0z`
  const inner = `M10 1h300a9 9 0 019 9v${bottom - 20}a9 9 0 01-9 9H1V10A9 9 0 0110 1z`
  const body = [
    shape(outline, colour.line),
    shape(inner, colour.white),
    text(18, 30, 'Nsaa', { weight: 700 }),
    text(302, 30, time, { fill: colour.muted, anchor: 'end' }),
    lines(18, 56, 20, words, { size: 15 }),
  ]
  return { body: body.join('') }
}

export const receivedMessage = (): Picture =>
  message([
    'You received GHS 480.00 from',
    'AKOSUA B. for order 2217.',
    'Balance: GHS 2,914.20. Yɛda wo ase.',
  ])

export const salaryMessage = (): Picture =>
  message(['GHS 1,850.00 from MAKOLA FABRICS', 'for AUGUST SALARY is in your wallet.'], '09:41')

export const paidMessage = (): Picture =>
  message(['You paid GHS 480.00 to MAKOLA', 'FABRICS for order 2217.', 'Medaase.'], '16:40')

/** What a shop asks for, as the payer sees it. */
export function requestToPay(): Picture {
  const body = [
    frame([0, 0, 360, 288], colour.white, colour.line, { radius: 10 }),
    shape('M10 0H6v288h4A10 10 0 010 278V10A10 10 0 0110 0z', colour.signal),
    text(30, 40, 'Request to pay', { weight: 600, fill: colour.muted }),
    text(336, 40, 'now', { fill: colour.muted, anchor: 'end' }),
    text(30, 78, 'Makola Fabrics asks for', { size: 16, weight: 500 }),
    text(30, 120, 'GH₵ 480.00', { size: 38, weight: 700, tracking: -1 }),
    rule(30, 142, 306),
    rows(
      [
        ['For', 'Order 2217, six yards'],
        ['Expires', 'Today, 17:00 GMT'],
      ],
      { left: 30, right: 336, top: 169, step: 25 },
    ),
    frame([30, 218, 144, 46], 'none', colour.ink, { weight: 2, radius: 4 }),
    text(102, 247, 'Decline', { size: 16, weight: 700, anchor: 'middle' }),
    rect([186, 218, 150, 46], colour.ink, 4),
    text(261, 247, 'Approve', { size: 16, weight: 700, fill: colour.paper, anchor: 'middle' }),
  ]
  return { body: body.join('') }
}
