import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { timelineExamples } from '../examples.ts'
import { Payments } from './Payments.tsx'

const example = timelineExamples.find(({ layout }) => layout === 'payments')
const item = example?.items?.[0]
if (!example || !item) throw new Error('No example has a payment')

test.each([
  [14, 1_250, false],
  [40, 1_250, true],
  [14, 1_250_000.5, true],
])('amounts of %i weeks, the largest of %d cedis, are upright: %s', (weeks, value, isUpright) => {
  const sheet = new ServerStyleSheet()
  const data = { ...example, weeks, items: [{ ...item, at: 1, value }] }
  renderToStaticMarkup(sheet.collectStyles(<Payments data={data} />))
  expect(sheet.getStyleTags().includes('writing-mode:vertical-rl')).toBe(isUpright)
})
