/** The API console: one request that makes a payout, and its answer. */
import { colour } from '../palette.ts'
import { codeFamily, escapeText, type Picture, rect, rule, text } from '../svg.ts'

const tone = {
  method: '#FFB199',
  plain: '#FFFFFF',
  mark: '#9AA3D9',
  key: '#C9CEF2',
  text: '#A9E0C4',
  number: '#FFD27A',
  good: colour.okOnInk,
} as const

type Token = readonly [tone: keyof typeof tone, content: string]

const entry = (key: string, value: Token, comma = true): readonly Token[] => [
  ['key', `  "${key}": `],
  value,
  ...(comma ? ([['mark', ',']] as const) : []),
]

const request: readonly (readonly Token[])[] = [
  [
    ['method', 'POST '],
    ['plain', '/v1/payouts'],
  ],
  [['mark', '{']],
  entry('amount', ['number', '480.00']),
  entry('currency', ['text', '"GHS"']),
  entry('rail', ['text', '"mobile_money"']),
  entry('to', ['text', '"233245550182"']),
  entry('reference', ['text', '"INV-2217"'], false),
  [['mark', '}']],
]

const response: readonly (readonly Token[])[] = [
  [
    ['good', '200 OK'],
    ['mark', '  184 ms'],
  ],
  [
    ['mark', '{ '],
    ['key', '"id": '],
    ['text', '"po_7Kd2"'],
    ['mark', ', '],
    ['key', '"status": '],
    ['number', '"queued"'],
    ['mark', ' }'],
  ],
]

function codeLine(tokens: readonly Token[], y: number): string {
  const spans = tokens.map(
    ([name, content]) => `<tspan fill="${tone[name]}">${escapeText(content)}</tspan>`,
  )
  return `<text x="24" y="${y}" xml:space="preserve" font-family="${codeFamily}" font-size="16">${spans.join('')}</text>`
}

export function api(): Picture {
  const body = [
    rect([0, 0, 520, 376], colour.inkLine, 8),
    rect([1, 1, 518, 374], '#171B38', 7),
    text(24, 34, 'Request', { weight: 600, fill: colour.mutedOnInk }),
    rule(1, 52, 518, '#2C3260'),
    ...request.map((tokens, index) => codeLine(tokens, 84 + index * 26)),
    `<path fill="${colour.ink}" d="M1 284h518v84a7 7 0 01-7 7H8a7 7 0 01-7-7z"/>`,
    rule(1, 284, 518, '#2C3260'),
    rect([0, 285, 4, 84], colour.okOnInk),
    ...response.map((tokens, index) => codeLine(tokens, 320 + index * 28)),
  ]
  return { body: body.join('') }
}
