/**
 * Heroes of the policies. Each shows an object of its policy on a background of its own, and one
 * thread in `signal` that does what the policy says. They contain no words, because the same drawing
 * is a thumbnail on other policies. The main motif is in the middle, because a phone crops the
 * sides.
 */
import { times } from '../choose.ts'
import { block, motifs } from '../motifs.ts'
import { colour } from '../palette.ts'
import { circle, type Generators, type Picture, post, rect, rule, shape, stroke } from '../svg.ts'
import { ribbed, ribs, strip, turned } from '../weave.ts'

const { blue, cream, dew, gold, indigo, ink, inkKey, line, paper, raffia, signal, warp, white } =
  colour

const WIDTH = 720
const HEIGHT = 520
const ground = (fill: string): string => rect([0, 0, WIDTH, HEIGHT], fill)
const rib = (name: string): string => `${name}-rib`

/** Words on paper, seen from where they cannot be read. */
const written = (
  x: number,
  y: number,
  step: number,
  lengths: readonly number[],
  fill: string = line,
) => lengths.map((length, index) => rect([x, y + index * step, length, 8], fill)).join('')

/** A sheet whose foot is torn in teeth twenty pixels wide. */
const torn = (x: number, y: number, width: number, height: number): string =>
  shape(`M${x} ${y}h${width}v${height}${times(width / 20, () => 'l-10-10-10 10').join('')}z`, white)

/** The thread leaves the wallet, passes the receipt, turns round the beam and comes home. */
function refund(): Picture {
  const wallet = [
    rect([96, 150, 150, 60], colour.okOnInk),
    rect([112, 136, 140, 60], cream),
    circle(182, 168, 18, gold),
    shape(
      'M56 184h226a16 16 0 0116 16v184a16 16 0 01-16 16H56a16 16 0 01-16-16V200a16 16 0 0116-16z',
      ink,
    ),
    shape('M40 226h258v6H40z', inkKey),
    stroke('M56 384H282', inkKey, 3, 'stroke-dasharray="10 8"'),
  ]
  const receipt = [
    torn(392, 64, 180, 380),
    rect([392, 64, 180, 10], ink),
    rect([416, 104, 60, 14], ink),
    written(416, 140, 26, [120, 96, 132]),
    rule(416, 226, 132, ink, 3),
    rect([476, 350, 72, 18], ink),
    written(416, 355, 26, [40]),
    written(416, 396, 26, [132]),
  ]
  return {
    body: [
      ground(dew),
      rect([600, 0, 20, HEIGHT], ink),
      ...wallet,
      ...receipt,
      stroke('M250 266H606c52 0 52 60 0 60H250', signal, 14),
      stroke('M356 296l-34 30 34 30', signal, 14),
      rect([232, 256, 66, 80], ink),
      rect([232, 256, 10, 80], gold),
      circle(270, 296, 13, gold),
    ].join(''),
  }
}

/** A parcel travels home on a belt of cloth; the place it was sent to is empty. */
function returned(name: string): Picture {
  const arrows = times(9, (row) =>
    times(30, (column) => ((column - Math.abs(row - 4) + 6) % 6 < 3 ? 'O' : 'K')).join(''),
  )
  return {
    defs: ribs(rib(name), 24, 'across'),
    body: [
      ground(gold),
      stroke('M494 172h170v170H494z', ink, 4, 'stroke-dasharray="14 10"'),
      rect([150, 82, 260, 260], raffia),
      rect([150, 82, 260, 40], warp),
      post(268, 82, 260, signal, 24),
      rect([150, 214, 260, 24], signal),
      stroke(
        'M280 214c-64-74-108-40-66-8 20 14 46 12 66 8zM280 214c64-74 108-40 66-8-20 14-46 12-66 8z',
        signal,
        12,
      ),
      circle(280, 218, 18, colour.signalText),
      rect([312, 260, 80, 62], white),
      written(324, 274, 16, [56, 40, 48], ink),
      ribbed(arrows, { x: 0, y: 342, unit: 24 }, rib(name)),
    ].join(''),
  }
}

/** A strip is cut before it is finished; its loose ends hang in the gap. */
function cancellation(name: string): Picture {
  const before = turned(strip(7, 14, { density: 1, grounds: ['IC'], accents: ['GK', 'CK', 'KC'] }))
  const after = turned(strip(12, 12, { density: 1, grounds: ['KI'], accents: ['CK', 'GK'] }))
  const loose = (x: number, direction: 1 | -1): string =>
    times(18, (index) => {
      const reach = direction * (20 + ((index * 37) % 34))
      return `M${x} ${149 + index * 12}q${reach / 2} ${(index % 3) * 5 - 5} ${reach} ${((index * 13) % 17) - 8}`
    }).join('')
  const scissors = [
    shape('M376 268L470 20l26 10-92 250z', paper),
    shape('M420 262L328 14l-26 10 92 250z', white),
    stroke('M376 268l-26 78M420 262l30 80', ink, 20),
    ...[318, 480].flatMap((x) => [circle(x, 404, 62, ink), circle(x, 404, 36, signal)]),
    circle(398, 256, 13, ink),
    circle(398, 256, 5, gold),
  ]
  return {
    defs: ribs(rib(name), 24, 'across'),
    body: [
      ground(signal),
      ribbed(before, { x: 0, y: 140, unit: 24 }, rib(name)),
      ribbed(after, { x: 468, y: 140, unit: 24 }, rib(name)),
      stroke(loose(336, 1), cream, 4),
      stroke(loose(468, -1), ink, 4),
      ...scissors,
    ].join(''),
  }
}

/** A peg on the line. */
const peg = (x: number): string => rect([x - 7, 70, 14, 40], gold) + rect([x - 7, 84, 14, 4], ink)

/** The papers of an applicant on one line, and a free peg at the end. */
function onboarding(name: string): Picture {
  const certificate = [
    rect([46, 92, 150, 210], white),
    rect([46, 92, 150, 10], ink),
    written(66, 130, 22, [110, 86, 98, 70]),
    circle(158, 258, 24, signal),
    circle(158, 258, 12, gold),
  ]
  const card = [
    rect([222, 92, 190, 126], gold),
    rect([222, 104, 190, 16], colour.ok),
    rect([238, 134, 62, 70], paper),
    circle(269, 158, 14, '#5F3825'),
    shape('M245 204c0-34 48-34 48 0z', ink),
    written(316, 140, 20, [78, 60, 70], ink),
  ]
  const address = [
    rect([438, 92, 120, 170], dew),
    shape('M456 168l42-38 42 38v56h-84z', indigo),
    rect([488, 190, 20, 34], paper),
    written(456, 240, 22, [84], indigo),
  ]
  const book = [
    rect([222, 250, 190, 150], ink),
    ribbed(
      block('hash', { ground: 'K', figure: 'G', accent: 'O' }),
      { x: 250, y: 266, unit: 13 },
      rib(name),
    ),
    rect([384, 250, 8, 150], signal),
  ]
  return {
    defs: ribs(rib(name), 13),
    body: [
      ground(indigo),
      rect([0, 0, WIDTH, 16], ink),
      stroke('M0 60C200 96 520 96 720 60', signal, 10),
      ...certificate,
      ...card,
      ...address,
      post(300, 218, 34, blue, 3),
      post(336, 218, 34, blue, 3),
      ...book,
      stroke('M592 104h92v130h-92z', paper, 4, 'stroke-dasharray="12 9"'),
      stroke('M616 168l18 20 32-40', paper, 8),
      ...[121, 270, 364, 498, 638].map(peg),
    ].join(''),
  }
}

/** Twenty-seven picks under two signatures and a seal; the threads go on to both sides. */
function terms(name: string): Picture {
  const clauses = times(27, (index) => {
    const y = 60 + index * 9
    return (
      rect([196, y, 5, 5], signal) +
      rect([212, y, 120 + ((index * 53) % 7) * 26, 5], index % 9 === 4 ? ink : line)
    )
  })
  return {
    defs: ribs(rib(name), 8),
    body: [
      ground(ink),
      rect([172, 26, 400, HEIGHT], inkKey),
      rect([160, 14, 400, HEIGHT], white),
      rect([160, 14, 400, 12], signal),
      ...clauses,
      rule(196, 420, 130, ink, 3),
      rule(394, 420, 130, ink, 3),
      stroke(
        'M0 396C90 340 150 430 196 404c30-60 46-90 60-70 10 20-34 70-14 62 26-14 36-54 48-48 14 8-12 42 8 38 20-4 20-28 36-28',
        blue,
        7,
      ),
      stroke(
        'M720 352c-90 60-120 40-210 44-20-56-52-104-62-78-8 24 34 82 10 78-24-6-30-50-44-44-16 8 8 44-14 42-18-2-14-22-28-22',
        signal,
        7,
      ),
      circle(360, 452, 46, gold),
      ribbed(
        block('hash', { ground: 'G', figure: 'K', accent: 'O' }),
        { x: 324, y: 416, unit: 8 },
        rib(name),
      ),
    ].join(''),
  }
}

/** An envelope lined with cloth, tied shut with a thread round two buttons. */
function privacy(name: string): Picture {
  const lining = times(4, () => motifs.diamond(9, { ground: 'I', figure: 'C' }))
  const wide = times(9, (row) => lining.map((piece) => piece[row] ?? '').join(''))
  const button = (y: number): string =>
    circle(360, y, 26, ink) + circle(360, y, 16, gold) + circle(360, y, 5, ink)
  return {
    defs: ribs(rib(name), 14),
    body: [
      ground(raffia),
      ribbed(wide, { x: 108, y: 50, unit: 14 }, rib(name)),
      shape('M90 130h540v320H90z', white),
      shape('M90 130l270 190 270-190v-20L360 296 90 110z', line),
      shape('M90 110h540L360 300z', paper),
      stroke('M90 110l270 190 270-190', warp, 3),
      stroke('M90 450l200-170M630 450L430 280', line, 3),
      stroke(
        'M360 236c-46 20-46 70 0 110s46 90 0 110c-46-20-46-70 0-110s46-90 0-110zM360 346C250 380 200 420-10 400',
        signal,
        9,
      ),
      button(236),
      button(400),
    ].join(''),
  }
}

export const policies: Generators = {
  'hero-policy-refund': refund,
  'hero-policy-return': returned,
  'hero-policy-cancellation': cancellation,
  'hero-policy-onboarding': onboarding,
  'hero-policy-terms': terms,
  'hero-policy-privacy': privacy,
}
