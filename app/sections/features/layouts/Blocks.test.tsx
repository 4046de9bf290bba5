import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { featuresExamples } from '../examples.ts'
import { Blocks } from './Blocks.tsx'

test('the text alternative of the drawing comes once, outside the picture that narrow windows hide', () => {
  const example = featuresExamples.find(
    ({ layout, picture }) => layout === 'blocks' && picture?.asset,
  )
  if (!example?.picture) throw new Error('No example of features in blocks has a drawing')
  const picture = { ...example.picture, alt: 'Four blocks' }
  const html = renderToStaticMarkup(<Blocks data={{ ...example, picture }} />)
  expect(html).toMatch(/<p [^>]*>Four blocks<\/p><div/)
  expect(html.split('Four blocks')).toHaveLength(2)
})
