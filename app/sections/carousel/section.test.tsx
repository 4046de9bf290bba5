import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { carouselExamples } from './examples.ts'
import { Carousel } from './section.tsx'

const [example] = carouselExamples
if (!example) throw new Error('The carousel has no example')

test('the stage has an ARIA attribute before its slider starts, so that Firefox exposes it', () => {
  expect(renderToStaticMarkup(<Carousel data={example} />)).toContain('aria-live="off"')
})
