import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { figuresExamples } from '../examples.ts'
import { CountUp } from './CountUp.tsx'

const example = figuresExamples[0]
const item = example?.items?.[0]
if (!example || !item) throw new Error('No example of figures has an item')

test('a number that counts up has the width of its final text, which alone has a name', () => {
  const items = [{ ...item, value: 412_000 }]
  const html = renderToStaticMarkup(<CountUp data={{ ...example, items }} />)
  expect(html).toContain('data-final="412,000"')
  expect(html).toMatch(/role="img" aria-label="412,000\+"[^>]*><span aria-hidden="true">/)
})

test.each([
  ['12m+', { value: 12, unit: 'm' }, false],
  ['412,000+', { value: 412_000 }, true],
  ['seven to one', { value: null, figure: 'seven to one' }, true],
])('a figure that counts up as %s, of %o, wraps: %s', (_text, more, wraps) => {
  const sheet = new ServerStyleSheet()
  const items = [{ ...item, ...more }]
  renderToStaticMarkup(sheet.collectStyles(<CountUp data={{ ...example, items }} />))
  expect(sheet.getStyleTags().includes('white-space:normal')).toBe(wraps)
})
