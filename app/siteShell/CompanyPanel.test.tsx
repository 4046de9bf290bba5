import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyPanel } from './CompanyPanel.tsx'

test.each([
  ['a page that is hidden', null, false],
  ['another website', 'https://docs.nsaa.example/', true],
])('an item whose link leads to %s has an arrow only if it is a link', (_, href, isLink) => {
  const rest = { subtitle: null, opensNewsletter: null, swatch: null }
  const items = [{ _key: 'one', title: 'Branches', href, ...rest }]
  const html = renderToStaticMarkup(<CompanyPanel items={items} />)
  expect(html.includes('<a ')).toBe(isLink)
  expect(html.includes('<svg')).toBe(isLink)
})
