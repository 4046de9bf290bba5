import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { featuresExamples } from '../examples.ts'
import { Numbered } from './Numbered.tsx'

const html = (key: string) =>
  featuresExamples
    .filter(({ _key }) => _key === key)
    .map((data) => renderToStaticMarkup(<Numbered data={data} />))
    .join()

test('the lead follows the heading', () => {
  expect(html('numbered')).toMatch(/<\/h2><p[^>]*>One sentence about all of them\.<\/p>/)
})

test('a section without a lead has no empty paragraph', () => {
  expect(html('numbered-bare')).toMatch(/<\/h2><\/div><ol/)
})
