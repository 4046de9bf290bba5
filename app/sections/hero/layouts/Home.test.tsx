import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { heroExamples } from '../examples.ts'
import { Home } from './Home.tsx'

const example = heroExamples.find(({ layout }) => layout === 'home')
if (!example?.actions) throw new Error('No example of the home page has actions')

const actions = example.actions.map((action) => ({ ...action, href: 'https://example.com' }))

test.each([
  [null, 'ink'],
  ['gold', 'ink'],
  ['ink', 'signal'],
  ['indigo', 'signal'],
] as const)('the first button of the home page on the ground %s is %s', (ground, look) => {
  const html = renderToStaticMarkup(<Home data={{ ...example, actions, ground }} />)
  expect(/data-look="(\w+)"/.exec(html)?.[1]).toBe(look)
})
