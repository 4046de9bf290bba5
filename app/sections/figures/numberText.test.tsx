import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../../types.ts'
import { figuresExamples } from '../examples.ts'
import { CountUp } from './CountUp.tsx'
import { Row } from './Row.tsx'
import { Shares } from './Shares.tsx'

const example = figuresExamples[0]
const item = example?.items?.[0]
if (!example || !item) throw new Error('No example of figures has an item')

const printed = (Layout: ComponentType<SectionProps<'figures'>>, more: Partial<typeof item>) => {
  const items = [{ ...item, ...more }]
  const html = renderToStaticMarkup(<Layout data={{ ...example, items }} />)
  return /<b\b.*?<\/b>/.exec(html)?.[0] ?? ''
}

describe.each(Object.entries({ Row, CountUp, Shares }))('figures in %s', (_name, Layout) => {
  test.each([
    [{ value: 98, unit: 'm', suffix: '%' }, '98m%'],
    [{ value: 412_000 }, '412,000+'],
    [{ value: null, figure: '412 to 9' }, '412 to 9'],
  ])('%o are printed as %s', (more, text) => {
    expect(printed(Layout, more).replaceAll(/<[^>]*>/g, '')).toBe(text)
  })
})

test('a number that counts up has the width and the name of its final text', () => {
  const html = printed(CountUp, { value: 412_000 })
  expect(html).toContain('data-final="412,000"')
  expect(html).toContain('aria-label="412,000+"')
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
