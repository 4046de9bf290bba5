import { expect, test } from 'vitest'
import { fieldMessages } from '../../tests/content/studioMessages.ts'

test.each([
  ['jobs@nsaa.example', []],
  ['jobs@nsaa.example ', ['Remove the spaces before and after the address.']],
  [' jobs@nsaa.example', ['Remove the spaces before and after the address.']],
])('the e-mail address %j gets the messages %j in every field', async (address, messages) => {
  const contact = { _type: 'referenceContact', _key: 'a', email: address }
  const page = { _type: 'page', sections: [contact], standalone: { email: address } }
  expect(await fieldMessages(page, 'email')).toEqual([...messages, ...messages])
  const position = { _type: 'jobPosition', applicationEmail: address }
  expect(await fieldMessages(position, 'applicationEmail')).toEqual(messages)
  const settings = { _type: 'siteSettings', supportEmails: [address] }
  expect(await fieldMessages(settings, 0)).toEqual(messages)
})
