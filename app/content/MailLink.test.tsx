import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailLink } from './MailLink.tsx'

const html = (address: string) => renderToStaticMarkup(<MailLink address={address} />)

test('an address is a link in which its special characters are encoded', () => {
  expect(html(" o'neil@nsaa.example ")).toContain('<a href="mailto:o%27neil@nsaa.example">')
})

test('text that is no address is shown without a link', () => {
  expect(html('write to us')).toBe('write to us')
})
