import { expect, test } from 'vitest'
import { fieldMessages } from '../../tests/content/studioMessages.ts'

const settingsMessages = (values: Record<string, unknown>, field: string) =>
  fieldMessages({ _id: 'siteSettings', _type: 'siteSettings', ...values }, field)

const documentationMessages = (documentation: string) =>
  settingsMessages({ links: { documentation } }, 'documentation')

test.each(['https://docs.nsaa.example/', 'https://docs.nsaa.example/v1', '/hub-form.html'])(
  'the address of the documentation can be %s',
  async (address) => expect(await documentationMessages(address)).toEqual([]),
)

test.each([
  'mailto:a@nsaa.example',
  '#x',
  'https://docs.nsaa.example/v1?lang=en',
  '/hub-form.html#payments',
])(
  'the address of the documentation cannot be %s, to which no chapter can be added',
  async (address) => expect(await documentationMessages(address)).toHaveLength(1),
)

test.each([
  [8, 17, []],
  [0, 24, []],
  [undefined, 17, []],
  [8, undefined, []],
  [17, 8, ['Enter an hour after the opening hour.']],
  [8, 8, ['Enter an hour after the opening hour.']],
])('opening at %s and closing at %s is validated', async (opensAtHour, closesAtHour, expected) => {
  const hours = { opensAtHour, closesAtHour }
  expect(await settingsMessages(hours, 'closesAtHour')).toEqual(expected)
})

const FILE_OF_THIS_SITE = 'This leads to a file of this website. Use an address without /lake/.'

test.each([
  ['https://www.linkedin.com/company/nsaa', []],
  ['/about-us', ['Use the full address, which starts with https://.']],
  ['tel:+233302550140', ['Use the full address, which starts with https://.']],
  ['#top', ['Use the full address, which starts with https://.']],
  ['ama', ['Use the full address, which starts with https://.']],
  ['linkedin.com/in/ama', ['Put https:// before the address.']],
  ['/lake/files/p/d/cv.pdf', [FILE_OF_THIS_SITE]],
  ['https://other.example/lake/files/p/d/cv.pdf', [FILE_OF_THIS_SITE]],
])('a social or professional profile at %s gets the messages %j', async (url, messages) => {
  const social = [{ _type: 'socialProfile', _key: 'a', platform: 'linkedin', url }]
  expect(await settingsMessages({ links: { social } }, 'url')).toEqual(messages)
  const person = { _type: 'teamMember', linkedinUrl: url }
  expect(await fieldMessages(person, 'linkedinUrl')).toEqual(messages)
})

test.each([
  [{ label: 'Developers', card: { title: 'Documentation' } }, []],
  [{ label: 'Developers', links: [{ _key: 'a', _type: 'referenceLink', title: 'API' }] }, []],
  [
    { label: 'Developers', links: [] },
    ['Add a card or a reference, or empty the label to leave this menu out.'],
  ],
])('the developers menu %j gets the messages %j', async (developers, messages) => {
  expect(await settingsMessages({ navigation: { developers } }, 'developers')).toEqual(messages)
})

test.each(['kicker', 'by', 'titleSuffix', 'documentation'])(
  'the text %s of a group that is emptied completely is required',
  async (field) => {
    expect(await settingsMessages({}, field)).toHaveLength(1)
  },
)
