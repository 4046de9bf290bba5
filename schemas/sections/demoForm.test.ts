import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test('an empty suggestion, which visitors would see as an empty option, is refused', async () => {
  const form = { _type: 'demoForm', heading: 'Try it', recipient: 'demo', submitLabel: 'Send' }
  expect(await messagesIn({ ...form, industries: ['Retail'] })).toEqual([])
  expect(await messagesIn({ ...form, industries: ['Retail', ''] })).toEqual(['Required'])
})
