import { expect, test } from 'vitest'
import { allowedDestination } from './href.ts'

test.each([undefined, '/contact-us', 'documentation:', 'documentation:payments/cards#refunds'])(
  '%s is an allowed destination',
  (value) => expect(allowedDestination(value)).toBe(true),
)

test.each(['documentation:pay ments', 'documentation:réglages', 'documentation://evil.example'])(
  'the characters of a chapter are explained for %s',
  (value) => expect(allowedDestination(value)).toMatch(/^Use letters from a to z, digits and /),
)

test('an address of no allowed kind is refused', () => {
  expect(allowedDestination('javascript:alert(1)')).toMatch(/^Use a path on this website/)
})
