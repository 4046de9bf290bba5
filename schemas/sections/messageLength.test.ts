import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test('equal messages, which one key cannot tell apart, are refused', async () => {
  const section = { _type: 'messageLength', heading: 'Length', limitLabel: 'of {limit}' }
  const labels = { oneLabel: 'One message', moreLabel: '{messages} messages' }
  const withMessages = (...messages: string[]) => messagesIn({ ...section, ...labels, messages })
  expect(await withMessages('Akwaaba', 'Akwaaba!')).toEqual([])
  expect(await withMessages('Akwaaba', 'Akwaaba')).toEqual([
    "Can't be a duplicate",
    "Can't be a duplicate",
  ])
})
