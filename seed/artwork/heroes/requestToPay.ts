/** Request to Pay: one thread leaves the till, is knotted at each minute and comes back paid. */
import { colour } from '../palette.ts'
import { frame, lines, type Picture, rect, rows, rule, shape, stroke, text, tick } from '../svg.ts'

const { ink, muted, ok, paper, signal, white } = colour
const green = '#2F9068'

/** A knot in a thread, 34 px square, centred. */
const knot = (x: number, y: number, thread: string): string =>
  rect([x - 17, y - 17, 34, 34], ink) + rect([x - 17, y - 5, 34, 10], thread)

const clock = { size: 20, weight: 700 } as const

function till(): string {
  return [
    rect([20, 60, 320, 380], ink),
    rect([34, 74, 292, 352], white),
    text(58, 117, 'New request', { size: 23, weight: 700 }),
    rule(58, 134, 244, ink, 2),
    rows(
      [
        ['To', '024 555 0182'],
        ['Name', 'Akosua B.'],
        ['For', 'Order 2217'],
      ],
      { left: 58, right: 302, top: 168, step: 36, size: 20, under: 12 },
    ),
    text(58, 306, 'GH₵ 480.00', { size: 42, weight: 750, tracking: -1.4 }),
    rect([58, 332, 244, 58], ink, 4),
    text(180, 368, 'Send request', { size: 20, weight: 700, fill: paper, anchor: 'middle' }),
  ].join('')
}

/** The payer's phone, its foot cut off by the picture's edge; `left`, `top` is its corner. */
function payerPhone(left: number, top: number, bottom: number, advice: string[]): string {
  const [x, middle] = [left + 36, left + 135]
  const body = `M${left} ${bottom}V${top + 34}a34 34 0 0134-34h202a34 34 0 0134 34V${bottom}z`
  const screen = `M${left + 12} ${bottom}V${top + 36}a24 24 0 0124-24h198a24 24 0 0124 24V${bottom}z`
  return [
    shape(body, ink),
    shape(screen, white),
    rect([middle - 39, top + 26, 78, 6], colour.inkKey, 3),
    text(x, top + 84, 'Makola Fabrics asks', { size: 20 }),
    text(x, top + 130, 'GH₵ 480.00', { size: 35, weight: 750, tracking: -1.4 }),
    rule(x, top + 150, 198, ink, 2),
    text(x, top + 182, 'Order 2217, six yards', { size: 20, weight: 600 }),
    text(x, top + 210, 'Until 17:00 today', { size: 20, fill: muted }),
    rect([x, top + 240, 198, 56], ink, 4),
    text(middle, top + 275, 'Approve', { size: 20, weight: 700, fill: paper, anchor: 'middle' }),
    frame([x, top + 308, 198, 56], 'none', ink, { weight: 2, radius: 4 }),
    text(middle, top + 343, 'Decline', { size: 20, weight: 650, anchor: 'middle' }),
    lines(middle, top + 400, 24, advice, {
      size: 20,
      fill: muted,
      anchor: 'middle',
    }),
  ].join('')
}

function paidTag(x: number, y: number): string {
  return [
    frame([x, y, 228, 58], white, ok, { weight: 2 }),
    tick(x + 20, y + 30, ok, 1.3),
    text(x + 52, y + 36, 'Paid, 31 seconds', { size: 20, weight: 700, fill: ok }),
  ].join('')
}

export function requestToPayHero(): Picture {
  const body = [
    stroke('M0 130H150', signal, 10),
    stroke('M330 250C470 250 420 96 560 96C700 96 640 300 760 300', signal, 10),
    stroke('M770 560C700 560 640 470 520 470C380 470 380 560 240 560C120 560 60 620 0 620', ok, 10),
    knot(462, 178, signal),
    knot(600, 101, signal),
    knot(520, 470, green),
    knot(380, 518, green),
    text(430, 150, '16:40:02', { ...clock, anchor: 'end' }),
    text(632, 92, '16:40:06', clock),
    text(548, 452, '16:40:31', clock),
    text(352, 508, '16:40:33', { ...clock, anchor: 'end' }),
    till(),
    payerPhone(730, 200, 720, ['Your PIN stays on', 'your phone.']),
    paidTag(40, 530),
  ]
  return { body: body.join('') }
}

/** The same way there and back, read downwards: till, phone, paid. */
export function requestToPaySmall(): Picture {
  const small = { size: 16, weight: 700 } as const
  const body = [
    stroke('M200 120C330 130 346 168 340 236', signal, 8),
    stroke('M120 506C60 512 44 550 44 590V690', ok, 8),
    knot(318, 150, signal),
    knot(48, 556, green),
    text(374, 120, '16:40:02', { ...small, anchor: 'end' }),
    text(20, 492, '16:40:33', small),
    frame([20, 20, 236, 140], white, ink, { weight: 8 }),
    text(42, 60, 'New request', { size: 18, weight: 700 }),
    rule(42, 72, 192, ink, 2),
    text(42, 98, 'To Akosua B.', { size: 16, fill: muted }),
    text(42, 136, 'GH₵ 480.00', { size: 32, weight: 750, tracking: -1.1 }),
    payerPhone(108, 206, 690, []),
    paidTag(20, 612),
  ]
  return { body: body.join('') }
}
