import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test.each([
  ['+233 30 255 0140', true],
  [undefined, true],
  ['030 255 0140', false],
  ['after lunch', false],
])('the phone number %s of a reference contact is accepted: %s', async (phone, isAccepted) => {
  const person = { heading: 'Ask', name: 'Esi', role: 'Lead', email: 'esi@makola.example' }
  const messages = await messagesIn({ _type: 'referenceContact', ...person, phone })
  expect(messages.length === 0).toBe(isAccepted)
})
