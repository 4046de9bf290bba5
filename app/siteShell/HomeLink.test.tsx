import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeLink } from './HomeLink.tsx'

test.each([
  ['Nsaa', 'Nsaa home'],
  ['', 'Home'],
  [null, 'Home'],
])('the link to the home page of a site with the name %j is labelled “%s”', (name, label) => {
  const html = renderToStaticMarkup(<HomeLink as="a" site={{ name, logo: null }} />)
  expect(html).toContain(` href="/" aria-label="${label}"`)
})
