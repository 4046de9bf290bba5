import { expect, test } from 'vitest'
import { messagesIn } from '../../tests/content/studioMessages.ts'

const embeddedForm = (address: string) => ({
  _type: 'embeddedForm',
  heading: 'Apply',
  title: 'Application form',
  address,
})

test.each(['/hub-form.html', 'https://forms.example/apply?embed=1#top'])(
  'an embedded form accepts %s',
  async (address) => expect(await messagesIn(embeddedForm(address))).toEqual([]),
)

test.each(['#form', 'mailto:hub@nsaa.example', 'tel:+233302550140', '/lake/files/p/d/form.pdf'])(
  'an embedded form refuses %s, which cannot be shown in a frame',
  async (address) =>
    expect(await messagesIn(embeddedForm(address))).toEqual([
      'Use a path on this website (/contact-us) or an address that starts with https://.',
    ]),
)
