import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { callToActionExamples } from '../examples.ts'
import { ColourField } from './ColourField.tsx'

const example = callToActionExamples.find(({ layout }) => layout === 'colourField')
if (!example?.link) throw new Error('No example of a colour field has a link')

const link = { ...example.link, href: 'https://example.com' }

test.each([
  [null, 'ink'],
  ['gold', 'ink'],
  ['ink', 'signal'],
  ['indigo', 'signal'],
] as const)('the button of a colour field on the ground %s is %s', (ground, look) => {
  const html = renderToStaticMarkup(<ColourField data={{ ...example, link, ground }} />)
  expect(html).toContain(`data-look="${look}"`)
})
