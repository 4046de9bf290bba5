import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chartExamples } from '../examples.ts'
import { Split } from './Split.tsx'

const example = chartExamples.find(({ layout }) => layout === 'split')
if (!example) throw new Error('No example of a chart is split')

const row = (...values: (number | null)[]) =>
  values.map((value) => ({ _key: `${value}`, title: 'Share', value, ground: null }))

const render = (items: (number | null)[], secondRow: number[]) =>
  renderToStaticMarkup(
    <Split data={{ ...example, items: row(...items), secondRow: row(...secondRow) }} />,
  )

const spacersOf = (html: string) =>
  Array.from(html.matchAll(/<ul[^>]*?(?:--rest:([\d.]+).*?)?>/g), ([, rest]) => rest)

test.each([
  ['shorter', [13, 5.5], [5], [undefined, '13.5']],
  ['longer', [50], [40, 30], ['20', undefined]],
  ['as long, but for rounding', [0.3], [0.1, 0.2], [undefined, undefined]],
])('a second row that is %s has the same scale', (_length, first, second, spacers) => {
  expect(spacersOf(render(first, second))).toEqual(spacers)
})

test('percents have at most one decimal', () => {
  expect(render([100 / 3], [5.5])).toContain('<b>33.3%</b>')
  expect(render([100 / 3], [5.5])).toContain('<b>5.5%</b>')
})

test('a share without a number has no percent sign, and no part of the row', () => {
  const html = render([40, null], [30])
  expect(html.match(/%<\/b>/g)).toHaveLength(2)
  expect(html).toContain('--share:0')
  expect(spacersOf(html)).toEqual([undefined, '10'])
})
