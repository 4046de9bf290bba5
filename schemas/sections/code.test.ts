import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test('the layout with eleven tiles accepts eleven characters, the other one forty', async () => {
  const code = { _type: 'code', heading: 'A name', code: 'NSAA PAYMENTS LTD' }
  expect(await messagesIn({ ...code, layout: 'groups' })).toEqual([])
  expect(await messagesIn({ ...code, layout: 'tiled' })).toEqual([
    'At most 11 characters in this layout.',
  ])
  for (const name of ['MAKOLA FABR', '🧵'.repeat(11)]) {
    expect(await messagesIn({ ...code, layout: 'tiled', code: name })).toEqual([])
  }
})
