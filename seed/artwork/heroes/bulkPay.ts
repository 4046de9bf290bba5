/** Bulk Pay: a voucher for 214 people, signed twice; the signatures are threads. */
import { colour } from '../palette.ts'
import { frame, type Picture, rect, rule, stroke, text, tick } from '../svg.ts'

const { indigo, ink, muted, signal } = colour
const end = { anchor: 'end' } as const

const charges = [
  ['Salaries, head office', '164', '318,240.00'],
  ['Allowances, Tamale and Wa', '49', '82,158.75'],
  ['Refund, order 2217', '1', '1,920.00'],
] as const

const firstSignature =
  'M-60 486C0 486 40 492 74 478C112 462 150 372 172 366C190 362 178 404 156 452C148 470 134 494 140 498C152 504 176 436 190 434C200 434 190 470 198 472C208 474 216 440 226 440C236 440 226 472 236 472C248 472 262 400 280 384C292 374 294 392 282 412C268 436 258 470 270 474C282 478 300 446 310 446C318 446 312 468 322 468'
const firstStroke = 'M104 452C150 440 200 430 236 420'
const secondSignature =
  'M408 372C398 410 392 452 384 500M470 366C440 400 408 424 392 432C420 430 446 456 460 494C466 504 478 470 486 448C496 430 510 430 506 448C500 470 482 474 484 460C486 446 506 440 516 446C524 452 516 470 528 470C544 470 560 372 584 350C600 338 602 356 588 382C566 424 552 510 538 528C530 538 526 524 544 510C580 486 620 500 660 482C700 464 740 470 790 470'
const rounded = 'stroke-linecap="round" stroke-linejoin="round"'

export function bulkPay(): Picture {
  const list = charges.flatMap(([what, people, amount], index) => {
    const y = 200 + index * 40
    return [
      text(96, y, what, { size: 20, weight: 600 }),
      text(446, y, people, { size: 20, fill: muted, ...end }),
      text(604, y, amount, { size: 20, weight: 600, ...end }),
      rule(96, y + 15, 508, colour.row),
    ]
  })
  const body = [
    frame([70, 64, 560, 600], colour.white, colour.line),
    rect([70, 64, 560, 6], signal),
    text(96, 117, 'Payment voucher 0417', { size: 29, weight: 700 }),
    text(96, 146, 'August salaries, field staff and one refund', { size: 20, fill: muted }),
    rule(96, 165, 508, ink, 2),
    ...list,
    text(96, 323, '214 people, one debit', { size: 20, weight: 700 }),
    text(604, 326, 'GHS 402,318.75', { size: 33, weight: 750, tracking: -1, ...end }),
    rule(96, 500, 232, ink, 2),
    rule(372, 500, 232, ink, 2),
    text(96, 534, 'Accounts', { size: 20, weight: 650 }),
    text(96, 558, 'A. Mensah, 09:12', { size: 20, fill: muted }),
    text(604, 562, 'Managing director', { size: 20, weight: 650, ...end }),
    text(604, 586, 'K. Ofori, 09:40', { size: 20, fill: muted, ...end }),
    rect([70, 604, 560, 60], '#F1EADB'),
    tick(96, 635, colour.ok, 1.3),
    text(126, 641, 'Two people, two phones, two codes by SMS', {
      size: 20,
      weight: 650,
      fill: colour.ok,
    }),
    stroke(firstSignature, indigo, 7, rounded),
    stroke(firstStroke, indigo, 5, 'stroke-linecap="round"'),
    stroke(secondSignature, signal, 7, rounded),
  ]
  return { body: body.join('') }
}
