import { expect, test } from 'vitest'
import { displayedHref } from './displayedHref.ts'

test.each([
  ['documentation:payments/payouts', 'API documentation / payments/payouts'],
  ['documentation:', 'API documentation'],
])('displayedHref words %s as %s', (href, displayed) => {
  expect(displayedHref(href)).toBe(displayed)
})

test.each(['/contact-us', 'mailto:hello@nsaa.example'])(
  'displayedHref returns %s unchanged',
  (href) => expect(displayedHref(href)).toBe(href),
)

test('displayedHref returns an empty string without an address', () => {
  expect(displayedHref(undefined)).toBe('')
})
