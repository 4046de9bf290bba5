/** The hosted checkout: the small card of the home page and the three methods of its own page. */
import { cycle } from '../choose.ts'
import { colour } from '../palette.ts'
import { circle, frame, lines, type Picture, rect, rule, stroke, text, tick } from '../svg.ts'

const methods = ['Mobile money', 'Card', 'Bank'] as const
export type Method = (typeof methods)[number]

const quiet = { size: 16, fill: colour.muted }
const good = { size: 16, fill: colour.ok, weight: 650 }

/** The shop's badge, name and order number. */
function shopHead(x: number, y: number): string {
  return [
    rect([x, y, 40, 40], colour.indigo),
    stroke(
      `M${x + 10} ${y + 10}h20v20h-20zM${x + 10} ${y + 20}h20M${x + 20} ${y + 10}v20`,
      colour.cream,
      2,
    ),
    text(x + 52, y + 18, 'Makola Fabrics', { size: 17, weight: 700 }),
    text(x + 52, y + 37, 'Order 2217', quiet),
  ].join('')
}

/** The only round corners are the pills of the method tabs. */
function tabs(y: number, chosen: Method, layout: readonly (readonly [x: number, width: number])[]) {
  return methods.map((method, index) => {
    const [x, width] = cycle(layout, index)
    const on = method === chosen
    const ground = on
      ? rect([x, y, width, 40], colour.ink, 20)
      : frame([x, y, width, 40], 'none', colour.line, { weight: 2, radius: 19 })
    return (
      ground +
      text(x + width / 2, y + 26, method, {
        size: 16,
        weight: 650,
        fill: on ? colour.paper : colour.ink,
        anchor: 'middle',
      })
    )
  })
}

interface Field {
  readonly y: number
  readonly label: string
  readonly value: string
  readonly x?: number
  readonly width?: number
  readonly checked?: boolean
}

function field({ y, label, value, x = 28, width = 344, checked = false }: Field): string {
  const mark = checked
    ? circle(x + width - 26, y + 35, 10, colour.ok) + tick(x + width - 32, y + 35, '#fff', 0.8)
    : ''
  return [
    text(x, y, label, { size: 16, weight: 650 }),
    frame([x, y + 11, width, 48], colour.white, colour.ink, { weight: 2, radius: 4 }),
    text(x + 14, y + 41, value, { size: 17, weight: 550 }),
    mark,
  ].join('')
}

function methodFields(method: Method): string[] {
  if (method === 'Mobile money')
    return [
      field({ y: 266, label: 'Wallet number', value: '024 555 0182', checked: true }),
      text(28, 350, 'Name on wallet: Akosua B.', good),
      lines(
        28,
        384,
        20,
        ['You will get a prompt to approve. No prompt?', 'Dial *789# and choose Approvals.'],
        quiet,
      ),
    ]
  if (method === 'Card')
    return [
      field({ y: 266, label: 'Card number', value: '4000 0000 0000 0417', checked: true }),
      field({ y: 352, label: 'Expires', value: '09 / 28', width: 164 }),
      field({ y: 352, label: 'Code', value: '•••', x: 208, width: 164 }),
    ]
  return [
    field({ y: 266, label: 'Your bank', value: 'Asase Rural Bank' }),
    text(28, 350, 'Send GHS 480.00 to this account number:', quiet),
    text(28, 388, '7890 2217 0048', { size: 28, weight: 750, tracking: -0.5 }),
    text(28, 412, 'It belongs to this order and closes at 17:00.', quiet),
  ]
}

/** The full card, 400 by 560, with one method chosen. */
export function checkoutCard(method: Method): Picture {
  const action = method === 'Bank' ? 'I have sent it' : 'Pay GH₵ 480.00'
  const body = [
    frame([0, 0, 400, 560], colour.white, colour.line),
    rect([0, 0, 400, 6], colour.signal),
    shopHead(28, 32),
    text(28, 136, 'GH₵ 480.00', { size: 46, weight: 750, tracking: -1.8 }),
    text(28, 162, 'Includes a fee of GH₵ 4.80', quiet),
    ...tabs(190, method, [
      [28, 130],
      [166, 78],
      [252, 78],
    ]),
    ...methodFields(method),
    rect([28, 440, 344, 56], colour.signal, 4),
    text(200, 475, action, { size: 18, weight: 700, anchor: 'middle' }),
    text(28, 532, 'Paid with Nsaa', quiet),
  ]
  return { body: body.join('') }
}

/** The small card, 360 by 460. */
export function checkout(): Picture {
  const body = [
    frame([0, 0, 360, 460], colour.white, colour.line),
    rect([0, 0, 360, 6], colour.signal),
    shopHead(24, 28),
    text(24, 116, 'GH₵ 480.00', { size: 38, weight: 700, tracking: -1.2 }),
    text(24, 139, 'Includes a fee of GH₵ 4.80', quiet),
    rule(24, 156, 312),
    ...tabs(170, 'Mobile money', [
      [24, 122],
      [154, 72],
      [234, 72],
    ]),
    field({
      x: 24,
      y: 240,
      width: 312,
      label: 'Wallet number',
      value: '024 555 0182',
      checked: true,
    }),
    text(24, 322, 'Name on wallet: Akosua B.', good),
    rect([24, 338, 312, 52], colour.signal, 4),
    text(180, 370, 'Pay GH₵ 480.00', { size: 17, weight: 700, anchor: 'middle' }),
    text(24, 417, 'Your phone asks you to approve.', quiet),
    text(24, 438, 'Paid with Nsaa', quiet),
  ]
  return { body: body.join('') }
}
