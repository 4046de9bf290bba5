/** Paper the products make: statement, mandate, school invoice, ledger, payout batch. */
import { cycle, times } from '../choose.ts'
import { colour } from '../palette.ts'
import {
  codeFamily,
  frame,
  type Picture,
  post,
  rect,
  rows,
  rule,
  shape,
  stroke,
  text,
} from '../svg.ts'

const quiet = { size: 14, fill: colour.muted }
const end = { anchor: 'end' } as const

const recipients = [
  ['Akosua Boateng', 'Mobile money', '024 555 0182', '1,850.00', 'Paid'],
  ['Kwabena Ofori', 'Bank account', 'Asase 0041', '2,410.50', 'Paid'],
  ['Efua Mensah', 'Mobile money', '020 555 0147', '1,120.00', 'Paid'],
  ['Yaw Darko', 'Mobile money', '027 555 0109', '980.00', 'Name check'],
  ['Abɛna Ɔwusu', 'Bank account', 'Asase 0937', '3,275.25', 'Queued'],
  ['Selorm Agbeko', 'Mobile money', '055 555 0166', '1,640.00', 'Queued'],
  ['Naa Dei Quaye', 'Mobile money', '024 555 0120', '2,005.00', 'Queued'],
] as const

const stateColour = {
  Paid: colour.ok,
  'Name check': colour.signalText,
  Queued: colour.muted,
} as const

function recipientRow(recipient: (typeof recipients)[number], y: number): string {
  const [person, rail, account, amount, state] = recipient
  const square =
    state === 'Queued'
      ? frame([554, y - 4, 10, 10], 'none', colour.muted, { weight: 2 })
      : rect([554, y - 4, 10, 10], stateColour[state])
  return [
    rule(24, y - 24, 632, colour.row),
    text(24, y + 5, person, { size: 15, weight: 600 }),
    text(184, y + 5, rail, { fill: '#3C4058' }),
    text(306, y + 5, account, { fill: '#3C4058' }),
    text(532, y + 5, amount, { size: 15, weight: 600, ...end }),
    square,
    text(571, y + 5, state, { weight: 600, fill: stateColour[state] }),
  ].join('')
}

/** A batch of salaries on its way: paid, being checked, queued. */
export function payoutBatch(): Picture {
  const heads = [
    [24, 'Recipient'],
    [184, 'Rail'],
    [306, 'Account'],
    [532, 'Amount, GHS'],
    [554, 'Status'],
  ] as const
  const headRow = heads.map(([x, head]) =>
    text(x, 116, head, { ...quiet, weight: 600, ...(x === 532 ? end : {}) }),
  )
  const body = [
    frame([0, 0, 680, 512], colour.white, colour.line, { radius: 8 }),
    text(24, 40, 'August salaries', { size: 21, weight: 700 }),
    text(24, 63, 'Batch 0417. 214 recipients. Made by A. Mensah, approved by K. Ofori', {
      fill: colour.muted,
    }),
    rect([560, 22, 96, 36], colour.ink, 4),
    text(608, 45, 'Release', { weight: 700, fill: colour.paper, anchor: 'middle' }),
    rect([24, 82, 632, 6], '#E9E2D2'),
    rect([24, 82, 404, 6], colour.ok),
    rect([428, 82, 18, 6], colour.signal),
    ...headRow,
    ...recipients.map((recipient, index) => recipientRow(recipient, 150 + index * 46)),
    shape('M1 458h678v45a8 8 0 01-8 8H9a8 8 0 01-8-8z', '#F4EFE3'),
    rule(1, 458, 678),
    text(24, 490, 'Paid 137, checking 6, queued 71', { fill: '#3C4058' }),
    text(656, 491, 'Total GHS 402,318.75', { size: 17, weight: 700, ...end }),
  ]
  return { body: body.join('') }
}

/** The same batch for phones: who, how much, and what became of it. */
export function payoutBatchSmall(): Picture {
  const list = recipients.map(([person, , account, amount, state], index) => {
    const y = 134 + index * 62
    return [
      rule(20, y - 26, 310, colour.row),
      text(20, y, person, { size: 17, weight: 650 }),
      text(20, y + 22, account, { size: 15, fill: colour.muted }),
      text(330, y, amount, { size: 17, weight: 650, ...end }),
      text(330, y + 22, state, { size: 15, weight: 650, fill: stateColour[state], ...end }),
    ].join('')
  })
  const body = [
    frame([0, 0, 350, 610], colour.white, colour.line, { radius: 8 }),
    text(20, 40, 'August salaries', { size: 21, weight: 700 }),
    text(20, 66, 'Batch 0417, 214 recipients', { size: 16, fill: colour.muted }),
    rect([20, 84, 310, 6], '#E9E2D2'),
    rect([20, 84, 198, 6], colour.ok),
    rect([218, 84, 9, 6], colour.signal),
    ...list,
    shape('M1 548h348v53a8 8 0 01-8 8H9a8 8 0 01-8-8z', '#F4EFE3'),
    rule(1, 548, 348),
    text(20, 585, 'Total', { size: 16, fill: '#3C4058' }),
    text(330, 586, 'GHS 402,318.75', { size: 19, weight: 700, ...end }),
  ]
  return { body: body.join('') }
}

const months = [40, 44, 44, 52, 58, 58, 66, 70, 78, 78, 88, 96]
const tiers = [
  ['Tier 1', colour.indigo, '28,110.00'],
  ['Tier 2', colour.signal, '21,480.20'],
  ['Tier 3', colour.gold, '12,250.00'],
] as const

/** Twelve bars woven of picks: one pick is eight pixels, its colour is the tier. */
function contributionBars(): string {
  const picks = months.flatMap((height, month) =>
    times(Math.round(height / 8), (pick) => ({
      x: 28 + month * 31,
      y: 292 - pick * 8,
      height,
      pick,
    })),
  )
  return tiers
    .map(([, ink], tier) => {
      const own = picks.filter(({ height, pick }) => {
        const share = (pick * 8) / height
        return (share < 0.45 ? 0 : share < 0.8 ? 1 : 2) === tier
      })
      return shape(own.map(({ x, y }) => `M${x} ${y}h22v7h-22z`).join(''), ink)
    })
    .join('')
}

/** A member's year: balance, contributions by month, three tiers. */
export function pensionStatement(): Picture {
  const letters = months.map((_, month) =>
    text(39 + month * 31, 318, 'JFMAMJJASOND'.charAt(month), {
      size: 15,
      fill: colour.muted,
      anchor: 'middle',
    }),
  )
  const balances = tiers.map(([tier, ink, balance], index) => {
    const y = 353 + index * 32
    return [
      index === 0 ? '' : rule(28, y - 22, 364, colour.row),
      rect([28, y - 10, 11, 11], ink),
      text(48, y, tier, { size: 15, weight: 600 }),
      text(392, y, balance, { size: 15, weight: 600, ...end }),
    ].join('')
  })
  const body = [
    frame([0, 0, 420, 460], colour.white, colour.line, { radius: 8 }),
    text(28, 44, 'Member statement', { size: 21, weight: 700 }),
    text(28, 68, 'Efua Mensah, member 004-2291', { size: 16, fill: colour.muted }),
    rule(28, 84, 364, colour.ink, 2),
    text(28, 113, 'Balance at 31 December', { size: 16, fill: colour.muted }),
    text(28, 152, 'GH₵ 61,840.20', { size: 36, weight: 700, tracking: -1 }),
    text(28, 184, 'Contributions by month', { size: 16, fill: colour.muted }),
    contributionBars(),
    rule(28, 300, 364, colour.ink),
    ...letters,
    ...balances,
    text(28, 447, 'Makola Fabrics. All months received.', {
      size: 15,
      fill: colour.ok,
      weight: 600,
    }),
  ]
  return { body: body.join('') }
}

const signature =
  'M30 300c14-26 22-34 25-22 3 11-16 30-9 24 12-9 18-24 24-22s-6 18 4 16c12-2 14-18 22-18s-2 18 8 17c14-2 20-34 27-33 6 2-12 30-3 32 10 1 14-18 22-16 6 2 2 12 10 11l22-6'

/** The consent that lets a bank collect, with its limit and its signature. */
export function mandate(): Picture {
  const body = [
    frame([0, 0, 420, 330], colour.white, colour.line),
    rect([0, 0, 420, 6], colour.ink),
    text(28, 44, 'Direct debit mandate', { size: 21, weight: 700 }),
    text(28, 68, 'DD-20418, lodged with the bank by ACH', { size: 16, fill: colour.muted }),
    rule(28, 86, 364, colour.ink, 2),
    rows(
      [
        ['Payer', 'Efua Mensah'],
        ['From', 'Asase Rural Bank 0937'],
        ['To', 'Makola Fabrics, susu for cloth'],
        ['Never more than', 'GHS 350.00 a month'],
        ['Collected on', '25th, or next working day'],
      ],
      { left: 28, right: 392, top: 114, step: 32, size: 16, under: 11 },
    ),
    stroke(signature, colour.indigo, 2.6, 'stroke-linecap="round"'),
    text(392, 302, 'Consent on *789#, 12 Jan', {
      size: 16,
      fill: colour.ok,
      weight: 600,
      ...end,
    }),
  ]
  return { body: body.join('') }
}

/** A sheet, its foot torn in teeth twenty pixels wide; `width` is a multiple of twenty. */
function tornSheet(x: number, y: number, width: number, height: number): string {
  const teeth = times(width / 20, () => 'l-10-7-10 7').join('')
  return [
    shape(`M${x} ${y}h${width}v${height}${teeth}z`, colour.white),
    stroke(`M${x + width} ${y + height}${teeth}`, colour.line),
    rule(x, y, width),
    post(x, y, height, colour.line),
    post(x + width - 1, y, height, colour.line),
  ].join('')
}

/** A school fee bill, part paid, with its admission voucher. */
export function schoolInvoice(): Picture {
  const squares = times(24, (index) => ({ x: 28 + index * 14 + Math.floor(index / 3), index }))
  const group = (index: number) =>
    index >= 14 ? '#E9E2D2' : index % 4 === 3 ? colour.signal : colour.indigo
  const paid = squares.map(({ x, index }) => rect([x, 336, 12, 14], group(index)))
  const body = [
    tornSheet(0, 0, 400, 479),
    rect([28, 30, 40, 40], colour.gold),
    stroke('M34 58l14-16 14 16M38 57v8h20v-8', colour.ink, 2.5),
    text(82, 48, 'Volta Bridge University College', { size: 16, weight: 700 }),
    text(82, 68, 'Academic fees, first semester', { size: 16, fill: colour.muted }),
    text(28, 112, 'Student', { ...quiet, size: 15 }),
    text(28, 132, 'Selorm Agbeko', { size: 16, weight: 700 }),
    text(372, 112, 'Student ID', { ...quiet, size: 15, ...end }),
    text(372, 132, 'VB-10442', { size: 16, weight: 700, ...end }),
    rule(28, 149, 344, colour.ink, 2),
    rows(
      [
        ['Tuition', '3,900.00'],
        ['Hostel', '1,150.00'],
        ['SRC dues', '120.00'],
      ],
      {
        left: 28,
        right: 372,
        top: 180,
        step: 32,
        size: 15,
        under: 12,
        label: { fill: colour.ink },
      },
    ),
    text(28, 286, 'Due', { size: 16, weight: 700 }),
    text(372, 288, 'GHS 5,170.00', { size: 25, weight: 700, tracking: -0.6, ...end }),
    text(28, 326, 'Paid so far', { ...quiet, size: 15 }),
    text(372, 326, '3,100.00 of 5,170.00', { size: 15, weight: 600, ...end }),
    ...paid,
    rect([28, 372, 344, 68], '#F4EFE3'),
    text(44, 398, 'Admission voucher', { ...quiet, size: 15 }),
    text(44, 423, '7KD2 81QX 40', { size: 19, weight: 600, family: codeFamily }),
    text(356, 415, 'Issued', { size: 15, weight: 700, fill: colour.ok, ...end }),
  ]
  return { body: body.join('') }
}

const entries = [
  ['02 Nov', 'Opening balance', '', '', '184,220.10'],
  ['02 Nov', 'Loan repayment, A. Boateng', '', '650.00', '184,870.10'],
  ['03 Nov', 'Withdrawal, Tema branch', '1,200.00', '', '183,670.10'],
  ['03 Nov', 'Susu deposit, 41 members', '', '2,050.00', '185,720.10'],
  ['04 Nov', 'Wallet to account, Y. Darko', '', '300.00', '186,020.10'],
  ['04 Nov', 'Cheque 00219', '4,400.00', '', '181,620.10'],
] as const

/** A branch ledger that balances. */
export function ledger(): Picture {
  const columns = [24, 88, 374, 470, 576]
  const cell = (value: string, index: number, y: number) =>
    value &&
    text(cycle(columns, index), y, value, {
      ...(index > 1 ? end : {}),
      ...(index === 0 ? { fill: colour.muted } : { weight: index === 4 ? 700 : 550 }),
    })
  const heads = ['Date', 'Entry', 'Debit', 'Credit', 'Balance'].map((head, index) =>
    text(cycle(columns, index), 83, head, { ...quiet, weight: 600, ...(index > 1 ? end : {}) }),
  )
  const list = entries.flatMap((entry, row) => [
    rule(24, 94 + row * 40, 552, colour.row),
    ...entry.map((value, index) => cell(value, index, 119 + row * 40)),
  ])
  const body = [
    frame([0, 0, 600, 344], colour.white, colour.line, { radius: 8 }),
    text(24, 40, 'Branch ledger, Tema', { size: 20, weight: 700 }),
    text(576, 40, 'Balanced', { weight: 700, fill: colour.ok, ...end }),
    rule(24, 57, 552, colour.ink, 2),
    ...heads,
    ...list,
  ]
  return { body: body.join('') }
}
