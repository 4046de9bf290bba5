/**
 * The pictures next to the demo forms: what the demo shows. They are 560 px wide with words of at
 * least 18 px, because the panel may shrink to half its width next to a form or on a phone. Each
 * hangs from the beam, so its lower end may be cropped.
 */
import { cycle, times } from '../choose.ts'
import { block, type MotifName } from '../motifs.ts'
import { colour, threads } from '../palette.ts'
import { circle, frame, type Picture, post, rect, rule, shape, stroke, text, tick } from '../svg.ts'
import { fringe, ribbed, ribs, strip, turned } from '../weave.ts'

const { blue, dew, gold, indigo, ink, inkKey, inkLine, muted, ok, okOnInk, paper } = colour
const { raffia, row, signal, warp, white } = colour
const end = { anchor: 'end' } as const
const middle = { anchor: 'middle' } as const

/** Two cords from the beam down to a sheet. */
const cords = (left: number, right: number, length: number): string =>
  post(left, 0, length, ink, 2) + post(right, 0, length, ink, 2)

const schedule = [
  ['Akosua Boateng', '333.00', signal],
  ['Kwabena Ofori', '433.90', indigo],
  ['Efua Mensah', '201.60', gold],
  ['Yaw Darko', '176.40', blue],
  ['Naa Dei Quaye', '360.90', ink],
] as const

const tierStacks = [
  ['Tier 1', '61 members', 74, 15, 'I'],
  ['Tier 2', '61 members', 217, 12, 'O'],
  ['Tier 3', '17 by choice', 360, 9, 'G'],
] as const

/** An employer's month: every line of the schedule becomes a thread, and lands in a tier. */
function demoPension(name: string): Picture {
  const stackTop = (picks: number) => 784 - picks * 18
  const falls = schedule.map(([, , thread], index) => {
    const from = 128 + index * 76
    return tierStacks
      .map(([, , left, picks], tier) => {
        const to = left + 18 + index * 18
        const below = stackTop(picks)
        return tier === 2 && index % 2
          ? ''
          : stroke(
              `M${from + tier * 8} 372C${from + tier * 8} 460 ${to} 430 ${to} ${below}`,
              thread,
              3,
            )
      })
      .join('')
  })
  const lines = schedule.map(([person, sum], index) => {
    const y = 176 + index * 44
    return [
      text(88, y, person, { size: 20, weight: 600 }),
      text(440, y, sum, { size: 20, weight: 650, ...end }),
      tick(456, y - 7),
      rule(88, y + 14, 384, row),
    ].join('')
  })
  const stacks = tierStacks.map(([tier, members, left, picks, letter]) => {
    const top = stackTop(picks)
    const grid = times(picks, (line) => (line % 5 === 4 ? 'C' : letter).repeat(7))
    return [
      ribbed(grid, { x: left, y: top, unit: 18 }, `${name}-rib`),
      fringe({ x: left, y: 784, width: 126 }, threads[letter] ?? ink, { seed: picks, length: 34 }),
      rect([left, top + 36, 126, 72], white),
      text(left + 63, top + 66, tier, { size: 20, weight: 700, ...middle }),
      text(left + 63, top + 93, members, { size: 18, fill: muted, ...middle }),
    ].join('')
  })
  return {
    defs: ribs(`${name}-rib`, 18),
    body: [
      cords(128, 432, 44),
      ...falls,
      rect([56, 44, 448, 330], white),
      rect([56, 44, 448, 6], ink),
      text(88, 92, 'October schedule', { size: 26, weight: 700 }),
      text(88, 120, 'Makola Fabrics, 61 of 63 matched', { size: 18, fill: muted }),
      rule(88, 136, 384, ink, 2),
      ...lines,
      ...stacks,
    ].join(''),
  }
}

/** Notes of the cedi as a teller lays them: value, count, colour, second colour. */
const notes = [
  [200, 21, indigo, dew],
  [100, 64, colour.signalText, raffia],
  [50, 112, ok, okOnInk],
  [20, 87, ink, colour.mutedOnInk],
  [10, 140, ink, gold],
  [5, 96, ink, signal],
] as const

/** One bundle of notes in its tray, a paper sleeve round it. */
function bundle([value, , dark, light]: (typeof notes)[number], x: number, y: number): string {
  return [
    rect([x, y, 208, 140], inkKey),
    ...times(3, (index) =>
      frame([x + 12 + index * 4, y + 10 + index * 4, 176, 92], light, dark, { weight: 2 }),
    ),
    circle(x + 62, y + 64, 26, dark),
    circle(x + 62, y + 64, 18, light),
    text(x + 186, y + 50, String(value), { size: 30, weight: 750, fill: dark, ...end }),
    rect([x + 96, y + 10, 30, 100], paper),
    text(x + 12, y + 131, `GH₵ ${value}`, { size: 18, weight: 600, fill: colour.mutedOnInk }),
  ].join('')
}

/** A till counted at five o'clock: six trays, what was counted and what the ledger says. */
function demoBanking(): Picture {
  const trays = notes.map((note, index) => {
    const x = 64 + (index % 2) * 224
    const y = 32 + Math.floor(index / 2) * 154
    return (
      bundle(note, x, y) +
      text(x + 196, y + 131, `× ${note[1]}`, { size: 18, weight: 650, fill: paper, ...end })
    )
  })
  return {
    body: [
      rect([44, 0, 472, 520], ink),
      rect([44, 16, 472, 2], inkLine),
      ...trays,
      rect([84, 504, 392, 300], white),
      rect([84, 504, 392, 6], signal),
      text(112, 550, 'Till 2, Tema, 17:00', { size: 22, weight: 700 }),
      rule(112, 566, 336, ink, 2),
      text(112, 604, 'Counted', { size: 20, fill: muted }),
      text(448, 604, '19,820.00', { size: 20, weight: 650, ...end }),
      rule(112, 620, 336, row),
      text(112, 652, 'Ledger', { size: 20, fill: muted }),
      text(448, 652, '19,820.00', { size: 20, weight: 650, ...end }),
      rule(112, 670, 336, ink),
      rule(112, 674, 336, ink),
      text(112, 740, 'Difference', { size: 20, weight: 700 }),
      text(448, 744, '0.00', { size: 64, weight: 800, tracking: -2, fill: indigo, ...end }),
    ].join(''),
  }
}

const weeks = [
  [31, 2],
  [32, 3],
  [33, 1],
  [34, 4],
  [35, 2],
  [36, 3],
] as const

const stamps = [
  ['diamond', 'OK'],
  ['ring', 'GKC'],
  ['checker', 'IC'],
  ['glass', 'KG'],
  ['hash', 'CIO'],
  ['step', 'IG'],
] as const satisfies readonly (readonly [MotifName, string])[]

function stampOf(week: number, x: number, y: number, ribId: string): string {
  const [motif, letters] = cycle(stamps, week)
  const [ground = 'K', figure = 'C', accent] = letters
  return ribbed(block(motif, { ground, figure, accent }), { x, y, unit: 6 }, ribId)
}

/** A member's passbook, as groups keep it on paper: one woven stamp per share, five at most. */
function demoAslan(name: string): Picture {
  const rows = weeks.map(([week, shares], index) => {
    const y = 184 + index * 74
    const filled = times(shares, (share) => stampOf(week, 152 + share * 66, y, `${name}-rib`))
    const free = times(5 - shares, (place) =>
      frame([152 + (shares + place) * 66, y, 54, 54], 'none', colour.line, { weight: 2 }),
    )
    return (
      text(84, y + 35, String(week), { size: 22, weight: 700 }) + filled.join('') + free.join('')
    )
  })
  const next = times(5, (place) =>
    stroke(`M${153 + place * 66} 629h52v52h-52z`, warp, 2, 'stroke-dasharray="6 5"'),
  )
  return {
    defs: ribs(`${name}-rib`, 6),
    body: [
      rect([44, 36, 472, 790], inkKey),
      rect([56, 24, 448, 786], paper),
      rect([56, 24, 16, 786], signal),
      rect([56, 24, 4, 786], gold),
      text(88, 78, 'Adom Susu', { size: 28, weight: 700 }),
      text(88, 108, 'Ama Serwaa, member 7', { size: 18, fill: muted }),
      text(472, 76, '15 shares', { size: 20, weight: 700, ...end }),
      text(472, 108, 'GH₵ 375', { size: 20, weight: 700, fill: ok, ...end }),
      rule(88, 126, 384, ink, 2),
      text(84, 160, 'Week', { size: 18, fill: muted }),
      text(152, 160, 'One stamp is GH₵ 25', { size: 18, fill: muted }),
      ...rows,
      text(84, 663, '37', { size: 22, weight: 700, fill: colour.signalText }),
      ...next,
      text(152, 722, 'Thursday, four o’clock', { size: 18, weight: 600, fill: colour.signalText }),
    ].join(''),
  }
}

const programmes = [
  ['Nursing', '100', '3,900', 412],
  ['Nursing', '200', '3,650', 388],
  ['Business', '100', '2,980', 630],
  ['Business', '200', '2,740', 571],
  ['Teaching', '100', '2,410', 702],
  ['Agriculture', '100', '2,150', 245],
] as const

/** What comes off a line of the list: as many bills as the programme has students. */
function stub(y: number, index: number, bills: number, ribId: string): string {
  const letter = cycle(['O', 'I', 'G', 'K'], index)
  const x = 412 + (index % 2) * 20
  const selvage = times(7, (line) => (line % 2 ? 'C' : letter) + letter.repeat(14))
  return [
    ribbed(selvage, { x, y, unit: 10 }, ribId),
    rect([x + 20, y + 12, 106, 46], white),
    text(x + 73, y + 42, `${bills} bills`, { size: 19, weight: 700, ...middle }),
  ].join('')
}

/** Last semester's fee list, and the bills that come off it, line by line. */
function demoSchool(name: string): Picture {
  const lines = programmes.flatMap(([programme, level, fee, bills], index) => {
    const y = 206 + index * 86
    return [
      text(64, y, programme, { size: 21, weight: 650 }),
      text(226, y, level, { size: 20, fill: muted }),
      text(384, y, fee, { size: 21, weight: 650, ...end }),
      index < 5 ? rule(64, y + 40, 320, row) : '',
      stub(y - 41, index, bills, `${name}-rib`),
    ]
  })
  return {
    defs: ribs(`${name}-rib`, 10),
    body: [
      cords(112, 336, 36),
      rect([36, 36, 376, 770], '#00000018'),
      rect([28, 36, 376, 764], white),
      rect([28, 36, 376, 6], ink),
      text(64, 88, 'Fees, first semester', { size: 26, weight: 700 }),
      text(64, 118, 'fee-list.xlsx, six lines of 41', { size: 18, fill: muted }),
      rule(64, 136, 320, ink, 2),
      text(64, 166, 'Programme', { size: 18, fill: muted }),
      text(226, 166, 'Level', { size: 18, fill: muted }),
      text(384, 166, 'GHS', { size: 18, fill: muted, ...end }),
      ...lines,
      text(64, 728, '2,948 students', { size: 21, weight: 700 }),
      text(64, 760, 'Billed before we meet', { size: 18, weight: 600, fill: ok }),
    ].join(''),
  }
}

const samples = [
  ['Pensions', 12, 0],
  ['Core banking', 3, 1],
  ['Savings groups', 31, 0],
  ['School billing', 25, 1],
  ['USSD', 42, 0],
] as const

/** What pinking shears take away along the foot and the right edge of a cutting. */
function pinked(x: number, y: number, width: number, height: number): string {
  const foot = times(width / 14, () => 'l-7-8-7 8').join('')
  const side = times(height / 14, () => 'l-8-7 8-7').join('')
  return shape(`M${x + width} ${y + height}${foot}zM${x + width} ${y + height}${side}z`, gold)
}

/** A cloth seller's sample book: five cuttings on one cord, the two that fit pulled out. */
function demoServices(name: string): Picture {
  const cuttings = samples.map(([service, seed, chosen], index) => {
    const y = 36 + index * 156
    const x = chosen ? 112 : 40
    const width = chosen ? 434 : 378
    const grid = turned(strip(seed, width / 14, { density: 1 }))
    return [
      ribbed(grid, { x, y, unit: 14 }, `${name}-rib`),
      pinked(x, y, width, 126),
      rect([x + 28, y + 34, chosen ? 262 : 232, 58], white),
      text(x + 48, y + 72, service, { size: 25, weight: 700 }),
      chosen ? tick(x + 252, y + 65, ok, 1.5) : '',
      chosen ? rule(56, y + 62, 70, ink, 4) : '',
    ].join('')
  })
  const knots = times(5, (index) => circle(56, 99 + index * 156, 9, ink))
  return {
    defs: ribs(`${name}-rib`, 14, 'across'),
    body: [...cuttings, post(54, 0, 830, ink, 4), ...knots].join(''),
  }
}

export const demos = {
  'demo-pension': demoPension,
  'demo-banking': demoBanking,
  'demo-aslan': demoAslan,
  'demo-school': demoSchool,
  'demo-services': demoServices,
}
