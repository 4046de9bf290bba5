import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardsExamples } from '../examples.ts'
import { Parts } from './Parts.tsx'

test('the text alternative of a drawing shown in parts comes once, before the parts', () => {
  const example = cardsExamples.find(({ picture, items }) => picture?.asset && items?.length)
  if (!example?.picture)
    throw new Error('No example of a section of cards shows a drawing in parts')
  const picture = { ...example.picture, alt: 'Four channels' }
  const html = renderToStaticMarkup(<Parts data={{ ...example, picture, actions: null }} />)
  expect(html.split('Four channels')).toHaveLength(2)
  expect(html.indexOf('Four channels')).toBeLessThan(html.indexOf('<li'))
})
