import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { timelineExamples } from '../examples.ts'
import { Year } from './Year.tsx'

test('the legend of the year is hidden from assistive technology, as its bars are', () => {
  const example = timelineExamples.find(({ weeks, labels }) => weeks && labels?.length)
  if (!example) throw new Error('No example of a timeline shows weeks')
  const html = renderToStaticMarkup(<Year data={example} />)
  expect(/<ul[^>]*>/.exec(html)?.[0]).toContain('aria-hidden="true"')
})
