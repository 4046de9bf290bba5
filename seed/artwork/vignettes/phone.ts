/** The feature phone with the USSD menu, and the approval screen of a mobile money wallet. */
import { times } from '../choose.ts'
import { colour } from '../palette.ts'
import {
  circle,
  frame,
  lines,
  move,
  type Picture,
  rect,
  rows,
  rule,
  shape,
  stroke,
  text,
} from '../svg.ts'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']
const lcd = { fill: colour.lcdInk }

function keypad(): string {
  return keys
    .map((key, index) => {
      const [x, y] = [30 + (index % 3) * 63, 352 + Math.floor(index / 3) * 42]
      const hot = key === '#'
      return (
        rect([x, y, 54, 32], hot ? colour.signal : colour.inkKey, 6) +
        text(x + 27, y + 22, key, {
          size: 16,
          weight: 600,
          anchor: 'middle',
          fill: hot ? colour.ink : colour.paper,
        })
      )
    })
    .join('')
}

function softKeys(): string {
  const caps = [
    [30, 278],
    [156, 278],
    [30, 312],
    [156, 312],
  ] as const
  return (
    caps.map(([x, y]) => rect([x, y, 54, 24], colour.inkKey, 6)).join('') +
    rect([94, 276, 52, 62], colour.inkKey, 26) +
    rect([107, 294, 26, 26], colour.inkRaised, 13) +
    rect([44, 289, 26, 2], '#8FA2FF') +
    rect([170, 289, 26, 2], '#FF7A5A') +
    stroke('M50 325a8 4 0 0114 0', colour.okOnInk, 2) +
    stroke('M176 323a8 4 0 0014 0', '#FF7A5A', 2)
  )
}

interface Screen {
  readonly title: string
  readonly lines: readonly string[]
  /** What has been typed; the caret waits after it. */
  readonly typed: string
}

/** A feature phone in a session on *789#. */
function featurePhone(screen: Screen): Picture {
  const signalBars = times(4, (index) =>
    rect([189 + index * 5, 55 - index * 2, 3, 3 + index * 2], '#2B3A2B'),
  )
  const body = [
    rect([0, 0, 240, 540], colour.ink, 34),
    rect([5, 5, 230, 530], colour.inkRaised, 30),
    rect([94, 20, 52, 4], colour.inkLine, 2),
    rect([20, 40, 200, 222], colour.lcd, 6),
    text(30, 58, '16:42', { size: 12, weight: 600, fill: '#2B3A2B' }),
    ...signalBars,
    rule(20, 66, 200, '#B9C2A6'),
    text(30, 88, screen.title, { size: 16, weight: 700, ...lcd }),
    text(210, 88, '*789#', { size: 13, weight: 600, fill: '#4C5B4A', anchor: 'end' }),
    lines(30, 112, 20, screen.lines, { size: 15, weight: 500, ...lcd }),
    frame([30, 210, 180, 24], '#F6F8EC', colour.lcdInk, { weight: 2 }),
    text(38, 227, screen.typed, { size: 15, weight: 600, ...lcd }),
    rect([51, 214, 2, 16], colour.lcdInk),
    text(30, 253, 'Cancel', { size: 13, weight: 600, ...lcd }),
    text(210, 253, 'Send', { size: 13, weight: 600, anchor: 'end', ...lcd }),
    softKeys(),
    keypad(),
  ]
  return { body: body.join('') }
}

/** The menu that *789# opens. */
export function phone(): Picture {
  return featurePhone({
    title: 'Nsaa',
    lines: [
      '1  Send money',
      '2  Pay a bill',
      '3  School fees',
      '4  Group savings',
      '5  My balance',
    ],
    typed: '3',
  })
}

/** Two steps further: a student pays a part of what is due. */
export function phoneSchoolFees(): Picture {
  return featurePhone({
    title: 'School fees',
    lines: ['Volta Bridge UC', 'Selorm Agbeko', 'Due GHS 2,070.00', '1  Pay all', '2  Pay part'],
    typed: '2',
  })
}

/** A wallet asking for the PIN; three of four digits are in. */
export function momoApproval(): Picture {
  const box = (index: number) => 30 + index * 58
  const middle = { anchor: 'middle' } as const
  const body = [
    rect([0, 0, 280, 330], colour.ink, 24),
    rect([8, 8, 264, 314], colour.white, 18),
    text(140, 48, 'Approve payment', { size: 16, weight: 700, ...middle }),
    text(140, 70, 'To Makola Fabrics', { size: 14, fill: colour.muted, ...middle }),
    text(140, 120, 'GH₵ 480.00', { size: 32, weight: 700, tracking: -0.8, ...middle }),
    rule(30, 144, 220),
    rows(
      [
        ['From wallet', '024 555 0182'],
        ['Levy and fee', '4.80'],
      ],
      { left: 30, right: 250, top: 170, step: 24, size: 14 },
    ),
    text(30, 226, 'Enter PIN', { size: 14, weight: 600 }),
    ...times(4, (index) => rect([box(index), 236, 46, 38], '#F4EFE3', 6)),
    ...times(3, (index) => circle(box(index) + 23, 255, 5, colour.ink)),
    rect([box(3) + 22, 246, 2, 18], colour.signal),
    text(140, 304, 'Never share your PIN, not even with us', {
      size: 12,
      fill: colour.muted,
      ...middle,
    }),
  ]
  return { body: body.join('') }
}

function channel(index: number, ground: string, content: string): string {
  return move(index * 340, 0, rect([0, 0, 340, 320], ground) + content)
}

function ussdChannel(): string {
  const menu = ['1  Pay this week', '2  Ask for a loan', '3  What is in the box', '4  My shares']
  const keyAt = (index: number) =>
    [92 + (index % 3) * 56, 238 + Math.floor(index / 3) * 44] as const
  const pad = times(6, (index) => {
    const [x, y] = keyAt(index)
    return (
      rect([x, y, 46, 32], colour.inkKey, 4) +
      text(x + 23, y + 22, `${index + 1}`, {
        size: 17,
        weight: 600,
        fill: colour.paper,
        anchor: 'middle',
      })
    )
  })
  return [
    shape('M70 66a26 26 0 0126-26h148a26 26 0 0126 26v254H70z', colour.ink),
    rect([86, 68, 168, 150], colour.lcd),
    text(98, 94, 'Adom Susu', { size: 16, weight: 700, ...lcd }),
    lines(98, 122, 24, menu, { size: 15, weight: 500, ...lcd }),
    ...pad,
  ].join('')
}

function appChannel(): string {
  const facts = [
    ['Shares', '15'],
    ['Loan', 'none'],
    ['Share-out', 'Dec'],
  ] as const
  return [
    shape('M76 56a24 24 0 0124-24h140a24 24 0 0124 24v264H76z', colour.ink),
    shape('M86 60a16 16 0 0116-16h136a16 16 0 0116 16v260H86z', colour.white),
    text(104, 84, 'My shares', { size: 15, fill: colour.muted }),
    text(104, 120, 'GH₵ 375', { size: 34, weight: 750, tracking: -1.2 }),
    rule(104, 138, 132, colour.ink, 2),
    rows(facts, { left: 104, right: 236, top: 168, step: 32, size: 15, under: 12 }),
    rect([104, 262, 132, 44], colour.ink),
    text(170, 290, 'Pay GHS 25', {
      size: 16,
      weight: 700,
      fill: colour.paper,
      anchor: 'middle',
    }),
  ].join('')
}

function chatChannel(): string {
  return [
    shape('M24 34h262v64H44l-20 18z', colour.white),
    lines(42, 60, 24, ['Akwaaba. This week is GHS 25.', 'Pay now?'], { size: 15 }),
    shape('M316 126h-84v48h64l20 18z', colour.ink),
    text(272, 156, 'Yes', { size: 17, weight: 650, fill: colour.paper, anchor: 'middle' }),
    shape('M24 204h250v86H44l-20 18z', colour.white),
    lines(
      42,
      230,
      23,
      ['Prompt sent to 024 555 0182.', 'Approve it with your PIN,', 'then come back here.'],
      { size: 15 },
    ),
  ].join('')
}

function portalChannel(): string {
  const members = [
    ['Ama Serwaa', 'Paid'],
    ['Kofi Boadu', 'Paid'],
    ['Zenabu Alidu', 'Paid'],
    ['Efua Mensah', 'Waiting'],
    ['Yaw Darko', 'Waiting'],
  ] as const
  const list = members.map(([member, state], index) => {
    const y = 112 + index * 42
    const fill = state === 'Paid' ? colour.ok : colour.signalText
    return (
      text(46, y, member, { size: 16, weight: 600 }) +
      text(322, y, state, { size: 15, weight: 650, fill, anchor: 'end' }) +
      rule(46, y + 14, 276, colour.row)
    )
  })
  return [
    rect([28, 44, 312, 276], colour.white),
    rect([28, 44, 312, 36], colour.ink),
    text(46, 67, 'Adom Susu, week 36', { size: 15, weight: 650, fill: colour.paper }),
    ...list,
  ].join('')
}

/** Four ways into one savings group; each is a named view. */
export function aslanChannels(): Picture {
  const ids = ['ussd', 'app', 'chat', 'portal']
  return {
    body: [
      channel(0, colour.indigo, ussdChannel()),
      channel(1, colour.signal, appChannel()),
      channel(2, colour.dew, chatChannel()),
      channel(3, colour.gold, portalChannel()),
    ].join(''),
    views: ids.map((id, index) => ({
      id,
      viewBox: `${index * 340} 0 340 320`,
      fit: 'xMidYMin slice',
    })),
  }
}
