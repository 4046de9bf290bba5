import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './PhoneLink.tsx'

test('a phone number is a link without the zero that is dialled only inside the country', () => {
  expect(renderToStaticMarkup(<PhoneLink number="+233 (0)30 255 0140" />)).toBe(
    '<a href="tel:+233302550140">+233 (0)30 255 0140</a>',
  )
})

test('text that is no phone number is shown without a link', () => {
  expect(renderToStaticMarkup(<PhoneLink number="on request">Office on request</PhoneLink>)).toBe(
    'Office on request',
  )
})
