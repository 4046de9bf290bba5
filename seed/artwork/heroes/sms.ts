/** SMS: a wall of messages laid like bricks; the page's headline sits in the gap. */
import { cycle } from '../choose.ts'
import { colour } from '../palette.ts'
import { lines, type Picture, shape, text } from '../svg.ts'

const messages: readonly (readonly [from: string, ...words: string[]])[] = [
  ['Makola Fabrics', 'Your order 2217 is paid. Collect from', 'stall B14 before 5.'],
  ['VB College', 'Selorm, GHS 2,070.00 is left for this', 'semester. Dial *789# to pay part.'],
  ['Asase Bank', 'Your code is 481 902. It works once.', 'Nobody from the bank will ask for it.'],
  ['Nsaa', 'You received GHS 480.00 from', 'AKOSUA B. for order 2217.'],
  ['Sankofa Pensions', 'October contribution received.', 'Tier 2: GHS 214.80.'],
  ['Clinic', 'Your appointment is on Tuesday at', '8:30. Reply 1 to keep it.'],
  ['Asase Bank', 'Loan 88 is due on the 25th.', 'GHS 310.00. Reply HELP to talk.'],
  ['Susu Group', 'Nine of twelve have paid.', 'Efua, Yaw, Naa: we are waiting.'],
  ['Makola Fabrics', 'New wax print arrived this morning.', 'Reply STOP to leave.'],
  ['Church Hall', 'Harvest is on Sunday at 9.'],
  ['Water', 'Your bill is GHS 92.40, due 25 Nov.', 'Pay with *789#.'],
  ['VB College', 'Voucher 7KD2 81QX 40.', 'Keep this message.'],
  ['Nsaa', 'Yɛda wo ase.'],
  ['Light', 'Token 4821 0097 3316 5520 7784', '86.4 kWh. Thank you.'],
  ['Farmers Union', 'Fertiliser is at the Techiman store', 'from Monday, 7 am.'],
  ['Clinic', 'Results are ready. Bring your card.'],
  ['Nsaa', 'GHS 1,850.00 from MAKOLA FABRICS', 'for AUGUST SALARY is in your wallet.'],
]

const plain = { ground: colour.white, ink: colour.ink, clock: colour.muted }
/** Bubbles that are not white, by message. */
const tones = new Map([
  [2, { ground: colour.ink, ink: colour.cream, clock: colour.dew }],
  [3, { ground: colour.signal, ink: colour.ink, clock: colour.ink }],
  [7, { ground: colour.indigo, ink: colour.cream, clock: colour.dew }],
  [12, { ground: colour.gold, ink: colour.ink, clock: colour.ink }],
])

const columns = [
  { x: 20, y: -46, width: 330, resume: undefined },
  { x: 392, y: -96, width: 316, resume: 674 },
  { x: 730, y: -120, width: 318, resume: 708 },
  { x: 1088, y: -10, width: 340, resume: undefined },
]
/** The headline's place in the middle columns, from top to bottom. */
const gap = { top: 62, bottom: 640 }
/** Behind the headline, seen only on small windows, where it is lower. */
const behind = { top: 104, bottom: 440 }
const foot = 760

function bubble(index: number, x: number, y: number, width: number): string {
  const [from, ...words] = cycle(messages, index)
  const tone = tones.get(index % messages.length) ?? plain
  const height = 62 + words.length * 23
  const tail = index % 2 ? `v${height - 14}h-${width - 34}l-34 22z` : `v${height + 8}l-34-22H${x}z`
  const border = tone === plain ? `stroke="${colour.line}"` : ''
  const clock = `${8 + (index % 9)}:${String((index * 17) % 60).padStart(2, '0')}`
  return [
    shape(`M${x} ${y}h${width}${tail}`, tone.ground, border),
    text(x + 20, y + 29, from, { size: 15, weight: 700, fill: tone.ink }),
    text(x + width - 20, y + 29, clock, { fill: tone.clock, anchor: 'end' }),
    lines(x + 20, y + 54, 23, words, { size: 16, fill: tone.ink }),
  ].join('')
}

export function smsWall(): Picture {
  const bubbles: string[] = []
  let index = 0
  for (const { x, y: top, width, resume } of columns) {
    let y = top
    while (y < foot) {
      const height = 62 + (cycle(messages, index).length - 1) * 23
      if (resume !== undefined && y + height > gap.top && y < gap.bottom) {
        const hidden = y >= behind.top && y + height <= behind.bottom
        if (!hidden) {
          y = y < behind.top ? behind.top : resume
          continue
        }
      }
      bubbles.push(bubble(index, x, y, width))
      index += 1
      y += height + 30
    }
  }
  return { body: bubbles.join('') }
}
