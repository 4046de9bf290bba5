import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../types.ts'
import { figuresExamples } from './examples.ts'
import { CountUp } from './layouts/CountUp.tsx'
import { Row } from './layouts/Row.tsx'
import { Shares } from './layouts/Shares.tsx'

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
