import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test('the part of a drawing is validated only in the layout that has the drawing', async () => {
  const card = { _type: 'card', _key: 'a', title: 'A', text: 'A', view: 'not an ID' }
  const cards = { _type: 'cards', heading: 'Cards', items: [card] }
  const messages = async (layout: string) => (await messagesIn({ ...cards, layout })).join()
  expect(await messages('parts')).toContain('the view’s ID')
  expect(await messages('counters')).not.toContain('the view’s ID')
})
