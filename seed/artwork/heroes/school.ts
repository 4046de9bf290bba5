/** School Billing: a fee bill with a torn foot, paid in parts, and a roll of vouchers. */
import { cycle, times } from '../choose.ts'
import { colour } from '../palette.ts'
import { move, type Picture, rect, rows, rule, shape, stroke, text } from '../svg.ts'
import { ribs } from '../weave.ts'

const { gold, indigo, ink, muted, ok, signal, white } = colour
const end = { anchor: 'end' } as const

const parts = [
  [100, signal],
  [62, indigo],
  [50, signal],
  [40, indigo],
] as const

function tornFoot(x: number, width: number, height: number): string {
  const teeth = times(width / 20, (index) => (index % 2 ? 'l-10 9-10-9' : 'l-10-9-10 9'))
  return shape(`M${x} 0h${width}v${height}${teeth.join('')}z`, white)
}

/** The four payments so far as lengths of cloth, and the warp still bare. */
function progress(ribId: string): string {
  let x = 290
  const paid = parts.map(([width, fill]) => {
    const bar = rect([x, 408, width, 40], fill) + rect([x, 408, width, 40], `url(#${ribId})`)
    x += width
    return bar
  })
  const bare = times(13, (index) => `M${x + 8 + index * 13} 408h2v40h-2z`)
  return paid.join('') + shape(bare.join(''), colour.warp)
}

function bill(ribId: string): string {
  return [
    tornFoot(250, 500, 600),
    rect([290, 48, 52, 52], ink),
    stroke('M298 88l18-24 18 24M304 84v10h24V84', gold, 3),
    text(358, 71, 'Volta Bridge University College', { size: 21, weight: 700 }),
    text(358, 96, 'Academic fees, first semester', { size: 18, fill: muted }),
    text(290, 148, 'Selorm Agbeko', { size: 25, weight: 700 }),
    text(710, 148, 'VB-10442', { size: 21, weight: 650, ...end }),
    rule(290, 167, 420, ink, 2),
    rows(
      [
        ['Tuition', '3,900.00'],
        ['Hostel, Block C', '1,150.00'],
        ['SRC dues', '120.00'],
      ],
      {
        left: 290,
        right: 710,
        top: 206,
        step: 40,
        size: 20,
        under: 15,
        label: { fill: ink, weight: 500 },
      },
    ),
    text(290, 340, 'Bill', { size: 20, weight: 700 }),
    text(710, 344, 'GHS 5,170.00', { size: 42, weight: 750, tracking: -1.4, ...end }),
    text(290, 394, 'Paid in four parts so far', { size: 18, fill: muted }),
    text(710, 394, '3,100.00', { size: 19, weight: 700, fill: ok, ...end }),
    progress(ribId),
    text(290, 480, 'Left, any day before exams', { size: 18, fill: muted }),
    text(710, 480, '2,070.00', { size: 19, weight: 700, ...end }),
    rule(290, 502, 420),
    text(290, 540, 'Pay on *789#, at a bank or the cash office.', { size: 19, weight: 600 }),
  ].join('')
}

const codes = ['7KD2 81QX', '9QM4 22AF', '3HT8 70LP', '5RW1 46KD', '8XN6 13VB']

/** One voucher of the roll; used ones are pale and struck through. */
function voucher(index: number): string {
  const used = index < 2
  const perforated = 'M0 640h190v130H0a12 12 0 000-24v-20a12 12 0 000-24v-20a12 12 0 000-24z'
  const content = [
    shape(perforated, used ? '#F1E3B8' : white),
    text(28, 677, used ? 'Used' : 'Voucher', { size: 18, weight: 600, fill: muted }),
    text(28, 709, cycle(codes, index), { size: 25, weight: 750, fill: used ? '#6F6A5C' : ink }),
    text(28, 743, used ? '12 Sep, 09:14' : 'GHS 220.00', { size: 18, fill: muted }),
    used ? rect([24, 700, 146, 3], colour.error) : '',
  ]
  return move(-30 + index * 196, 0, content.join(''))
}

export function school(name: string): Picture {
  return {
    body: bill(`${name}-rib`) + times(5, voucher).join(''),
    defs: ribs(`${name}-rib`, 10, 'across'),
  }
}
