import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

test('a newsletter dialog needs a heading for after subscribing', async () => {
  const newsletter = (invitation: object) => ({
    _type: 'newsletter',
    heading: 'News',
    placeholder: 'Your email',
    submitLabel: 'Subscribe',
    invitation,
  })
  expect(await messagesIn(newsletter({ heading: 'Stay', thanksHeading: 'Thanks' }))).toEqual([])
  expect(await messagesIn(newsletter({ thanksText: 'See you.' }))).toEqual([])
  expect(await messagesIn(newsletter({ heading: 'Stay' }))).toEqual([
    'Add a heading: the dialog shows it after subscribing.',
  ])
})
