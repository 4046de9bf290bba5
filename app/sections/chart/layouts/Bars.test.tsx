import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chartExamples } from '../examples.ts'
import { Bars } from './Bars.tsx'

const example = chartExamples.find(({ layout }) => layout === 'bars')
if (!example) throw new Error('No example of a chart has bars')

const sharesOf = (...values: (number | null)[]) => {
  const items = values.map((value) => ({ _key: `${value}`, title: 'Bar', value, ground: null }))
  const html = renderToStaticMarkup(<Bars data={{ ...example, items }} />)
  return Array.from(html.matchAll(/--share:([\d.]+)/g), ([, share]) => Number(share))
}

test('bars are as long as their share of the largest amount, however small that is', () => {
  expect(sharesOf(50, 200)).toEqual([0.25, 1])
  expect(sharesOf(0.1, 0.2)).toEqual([0.5, 1])
})

test('bars without an amount have no length', () => {
  expect(sharesOf(null)).toEqual([0])
})
