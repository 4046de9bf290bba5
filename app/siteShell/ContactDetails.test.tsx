import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactDetails } from './ContactDetails.tsx'
import type { SiteSettings } from './query.ts'

const settings: SiteSettings = JSON.parse(
  JSON.stringify({ supportEmails: ['care@nsaa.example'], officePhone: null, hours: null }),
)

const html = (site: SiteSettings) => renderToStaticMarkup(<ContactDetails site={site} />)

test('contact details without hours have no empty list item', () => {
  expect(html(settings)).toBe(
    '<ul><li><a href="mailto:care@nsaa.example">care@nsaa.example</a></li></ul>',
  )
})
