import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openPositionsExamples } from './examples.ts'
import { Filters } from './Filters.tsx'
import { anyPosition } from './positions.ts'

test.each([
  [0, '0 positions'],
  [1, '1 position'],
  [6, '6 positions'],
])('the filters announce %i found as “%s”', (shown, announced) => {
  const [data] = openPositionsExamples
  if (!data) throw new Error('There is no example')
  const html = renderToStaticMarkup(
    <Filters data={data} filter={anyPosition} shown={shown} onChange={() => {}} />,
  )
  expect(/ role="status"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(announced)
})
