import { tokenValues } from '../app/design/tokens.ts'
import { formatNumber, type Measurement, ratioOf } from './measurement.ts'
import type { Results } from './results.ts'

const WIDTH = 880
const LEFT = 36
/** Start of the bars, and length of the longest. */
const BAR_X = 250
const BAR_LENGTH = 430
const ROW = 32
const THICK = 16

interface Bar {
  label: string
  value: number
  text: string
  /** Drawn in the colour that represents this site. */
  ours: boolean
  /** Position of its bound, on the scale of its panel. */
  bound?: number
}

interface Panel {
  title: string
  bars: Bar[]
}

/**
 * The chart of `docs/performance.md`: woven bars, one panel for each question. It has one
 * background for light and one for dark surroundings, so it is readable in both.
 */
export function drawChart(results: Results): string {
  const all = Object.values(results.suites).flatMap(({ measurements }) => measurements)
  const panels = [speed(all), waiting(all), weight(all), growth(all)].filter(
    ({ bars }) => bars.length > 0,
  )
  let y = 28
  const parts = panels.map((panel) => {
    const drawn = drawPanel(panel, y)
    y += 48 + panel.bars.length * ROW + 22
    return drawn
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-labelledby="t">
<title id="t">${asText(panels.map(summary).join('. '))}</title>
<style>${style()}</style>
<defs><pattern id="ribs" width="8" height="${THICK}" patternUnits="userSpaceOnUse"><rect class="rib" width="2" height="${THICK}"/></pattern></defs>
<rect class="ground" width="${WIDTH}" height="${y}" rx="8"/>
<rect class="beam" x="0" y="0" width="${WIDTH}" height="6" rx="3"/>
${parts.join('\n')}
</svg>
`
}

function find(all: readonly Measurement[], name: string): Measurement | undefined {
  return all.find((measurement) => measurement.name === name)
}

function speed(all: readonly Measurement[]): Panel {
  const nginx = find(all, 'cached page, requests per second')
  const plain = find(all, 'cached page against rendering each time')
  const rate = (label: string, value: number | null | undefined, ours = false): Bar[] =>
    typeof value === 'number' ? [{ label, value, text: formatNumber(value), ours }] : []
  return {
    title: 'Requests per second of one page',
    bars: [
      ...rate('nginx, same bytes', nginx?.against?.value),
      ...rate('this site', nginx?.value, true),
      ...rate('same app, no cache', plain?.against?.value),
    ],
  }
}

/** Bars of figures against their bounds, all on the scale of the largest bound. */
function bounded(title: string, rows: readonly [string, Measurement | undefined][]): Panel {
  const bars = rows.flatMap(([label, measurement]): Bar[] => {
    if (typeof measurement?.value !== 'number') return []
    const { value, unit, bound } = measurement
    return [
      {
        label,
        value,
        ours: true,
        text: `${formatNumber(value)} ${unit}`,
        ...(bound && 'atMost' in bound ? { bound: bound.atMost } : {}),
      },
    ]
  })
  return { title, bars }
}

function waiting(all: readonly Measurement[]): Panel {
  return bounded('Waiting, in milliseconds; the mark is the bound', [
    ['publish to visible, p95', find(all, 'publish to visible, 95th percentile')],
    ['submit, backends hang, p99', find(all, 'submit while every backend hangs, 99th percentile')],
    ['start to first page', find(all, 'start')],
  ])
}

function weight(all: readonly Measurement[]): Panel {
  return bounded('Heaviest page, in KiB; the mark is the bound', [
    ['HTML with critical CSS', find(all, 'heaviest page: HTML with critical CSS')],
    ['JavaScript, first view', find(all, 'heaviest page: JavaScript of the first view')],
    ['fonts', find(all, 'heaviest page: fonts')],
  ])
}

function growth(all: readonly Measurement[]): Panel {
  const prefix = '20,000 documents: '
  const bars = all
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap((measurement): Bar[] => {
      const ratio = ratioOf(measurement)
      if (ratio === null || !measurement.bound) return []
      const bound =
        'atMost' in measurement.bound ? measurement.bound.atMost : measurement.bound.atLeast
      const isLeast = 'atLeast' in measurement.bound
      const label = isLeast
        ? 'requests/s, at least'
        : measurement.name.slice(prefix.length).replace(/, .*/, '')
      return [{ label, value: ratio, ours: true, text: `${formatNumber(ratio)} times`, bound }]
    })
  return { title: '20,000 documents against the shipped content; the mark is the bound', bars }
}

function drawPanel({ title, bars }: Panel, top: number): string {
  const most = Math.max(...bars.flatMap(({ value, bound }) => [value, bound ?? 0]))
  const length = (value: number) => Math.max(2, (value / most) * BAR_LENGTH)
  const rows = bars.map(({ label, value, text, ours, bound }, index) => {
    const y = top + 40 + index * ROW
    const end = BAR_X + length(value)
    const mark = bound === undefined ? 0 : BAR_X + length(bound)
    return [
      `<text class="label" x="${LEFT}" y="${y + 12}">${asText(label)}</text>`,
      `<rect class="${ours ? 'ours' : 'other'}" x="${BAR_X}" y="${y}" width="${round(end - BAR_X)}" height="${THICK}" rx="2"/>`,
      `<rect fill="url(#ribs)" x="${BAR_X}" y="${y}" width="${round(end - BAR_X)}" height="${THICK}"/>`,
      ...(bound === undefined
        ? []
        : [
            `<rect class="bound" x="${round(mark - 1)}" y="${y - 5}" width="2" height="${THICK + 10}"/>`,
          ]),
      `<text class="value" x="${round(Math.max(end, mark) + 10)}" y="${y + 12}">${asText(text)}</text>`,
    ].join('\n')
  })
  return `<text class="title" x="${LEFT}" y="${top + 16}">${asText(title)}</text>\n${rows.join('\n')}`
}

function summary({ title, bars }: Panel): string {
  return `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`
}

function style(): string {
  const { paper, ink, muted, signal, indigo, gold, dew } = tokenValues
  const dark = `.ground{fill:${ink}}.title,.value{fill:${paper}}.label{fill:${tokenValues['muted-on-ink']}}.other{fill:${tokenValues['indigo-2']}}.bound{fill:${gold}}`
  return [
    `text{font-family:${tokenValues.text};font-size:14px}`,
    `.title{font-weight:700;font-size:16px;fill:${ink}}.label{fill:${muted}}`,
    `.value{font-family:${tokenValues.mono};fill:${ink}}`,
    `.ground{fill:${paper}}.beam{fill:${signal}}.ours{fill:${signal}}.other{fill:${indigo}}`,
    `.bound{fill:${ink}}.rib{fill:${dew};fill-opacity:.3}`,
    `@media(prefers-color-scheme:dark){${dark}}`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
