import { describe, expect, test } from 'vitest'
import { clientWith } from '../tests/content/clientWith.ts'
import { validateDocuments } from '../tests/content/validateDocuments.ts'
import { schemaTypes } from './index.ts'

/** Every text below a key, at any depth. */
function textsOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) =>
    name === key && typeof held === 'string' ? [held] : textsOf(held, key),
  )
}

test('the layouts that form texts name in quotes exist under that title', () => {
  const texts = ['description', 'title'].flatMap((key) => textsOf(schemaTypes, key))
  const titles = new Set(textsOf(schemaTypes, 'title'))
  const named = texts
    .filter((text) => /\blayouts? “/.test(text))
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, title]) => title))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((title) => title && !titles.has(title))).toEqual([])
})

const client = clientWith(() => [])
const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** The Studio's warnings and errors about the fields of these sections on a page. */
async function markersIn(...sections: Record<string, unknown>[]) {
  const keyed = sections.map((section, index) => ({ _key: `section${index}`, ...section }))
  const page = { _id: 'page', _type: 'page', ...STAMPS, sections: keyed }
  const [checked] = await validateDocuments([page], client)
  return checked?.markers.filter(({ path }) => path[0] === 'sections' && path.length > 1) ?? []
}

async function messagesIn(section: Record<string, unknown>): Promise<string[]> {
  return (await markersIn(section)).map(({ message }) => message)
}

test('a value that the layout hides is validated only while a layout shows it', async () => {
  const errorsOf = async (...sections: Record<string, unknown>[]) =>
    (await markersIn(...sections))
      .filter(({ level }) => level === 'error')
      .map(({ path }) => path.at(-1))
      .toSorted()
  const cards = {
    _type: 'cards',
    heading: 'Cards',
    items: [{ _type: 'card', _key: 'a', text: 'Text' }],
  }
  const hero = { _type: 'hero', heading: 'Hero', list: [''] }
  const link = { _type: 'link', label: 'Prices', place: '#prices' }
  const buttons = (target: Record<string, unknown>) => ({
    _type: 'buttons',
    heading: 'Buttons',
    layout: 'beside',
    actions: [{ ...link, _key: 'a', ...target }],
  })
  const page = { _type: 'reference', _ref: 'page-home', _weak: true }
  expect(
    await errorsOf(
      { ...cards, layout: 'counters' },
      { ...hero, layout: 'notice' },
      buttons({ page }),
    ),
  ).toEqual([0, 'place', 'title'])
  expect(
    await errorsOf(
      { ...cards, layout: 'services' },
      { ...hero, layout: 'home' },
      buttons({ href: 'https://nsaa.example/' }),
    ),
  ).toEqual([])
})

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

/** The messages about the fields of this name, or the members at this index, in a document. */
async function fieldMessages(
  document: { _type: string } & Record<string, unknown>,
  field: string | number,
): Promise<string[]> {
  const [checked] = await validateDocuments([{ _id: 'a', ...STAMPS, ...document }], client)
  const about = checked?.markers.filter(({ path }) => path.at(-1) === field)
  return about?.map(({ message }) => message) ?? []
}

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

test.each(['strip', 'year', 'payments'])('entries of the layout %s need a time', async (layout) => {
  const items = [
    { _type: 'timelineEntry', _key: 'a', title: 'You write', at: 1, value: 1 },
    { _type: 'timelineEntry', _key: 'b', title: 'We answer' },
  ]
  const timeline = { _type: 'timeline', heading: 'Days', lead: 'Sixteen weeks', weeks: 16, items }
  expect(await messagesIn({ ...timeline, layout: 'trace' })).toEqual([])
  const found = await markersIn({ ...timeline, layout })
  expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual([
    ['Enter the day or week of this entry.', ['items', { _key: 'b' }, 'at']],
  ])
})

describe('a table', () => {
  const row = (...cells: string[]) => ({ _type: 'tableRow', _key: 'row', title: 'Fee', cells })
  const table = {
    _type: 'table',
    layout: 'plain',
    heading: 'Fees',
    columns: ['Method', 'Domestic', 'Abroad'],
    rows: [row('1%', '2%')],
  }

  test('accepts rows with a cell for each column, or fewer', async () => {
    expect(await messagesIn(table)).toEqual([])
    expect(await messagesIn({ ...table, rows: [row('1%')] })).toEqual([])
  })

  test('warns of a row with more cells than columns, which would not be shown', async () => {
    const [marker, ...others] = await markersIn({ ...table, rows: [row('1%', '2%', '3%')] })
    expect(others).toEqual([])
    expect(marker).toMatchObject({
      level: 'warning',
      message: 'This row has more cells than the table has columns.',
      path: ['sections', { _key: 'section0' }, 'rows', { _key: 'row' }, 'cells'],
    })
  })

  test('refuses equal and empty column headings', async () => {
    expect(await messagesIn({ ...table, columns: ['Method', 'Fee', 'Fee'] })).not.toEqual([])
    expect(await messagesIn({ ...table, columns: ['Method', 'Fee', ''] })).not.toEqual([])
  })

  test('warns of columns that the layout does not show', async () => {
    expect(await messagesIn({ ...table, layout: 'matching' })).toEqual([
      'This layout shows the first two columns only.',
    ])
    const columns = ['Method', 'Fee']
    expect(await messagesIn({ ...table, layout: 'matching', columns, rows: [row('1%')] })).toEqual(
      [],
    )
  })

  test('needs the text for yes in the layout that compares cells with it', async () => {
    const permissions = { ...table, layout: 'permissions' }
    expect(await messagesIn(permissions)).not.toEqual([])
    expect(await messagesIn({ ...permissions, yes: 'Yes' })).toEqual([])
  })
})

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

const BAR = { title: 'Cards', text: 'On Wednesday at 09:00' }

test.each([
  ['year', [{ at: 17 }], [['Enter a week from 1 to 16.', ['items', { _key: 'item0' }, 'at']]]],
  ['payments', [{ at: 16, value: 1 }], []],
  [
    'payments',
    [{ at: 17, value: 1 }],
    [['Enter a week from 1 to 16.', ['items', { _key: 'item0' }, 'at']]],
  ],
  [
    'payments',
    [{ at: 1, value: 1 }, { at: 2 }],
    [['Enter the length or amount of this entry.', ['items', { _key: 'item1' }, 'value']]],
  ],
  ['lengths', [{ ...BAR, value: 2.375 }], []],
  [
    'lengths',
    [
      { ...BAR, value: 3 },
      { ...BAR, value: 3.01 },
    ],
    [['Enter at most 3, the number of labels.', ['items', { _key: 'item1' }, 'value']]],
  ],
  [
    'lengths',
    [{ ...BAR, title: undefined, value: 2 }],
    [['Enter the title of this bar.', ['items', { _key: 'item0' }, 'title']]],
  ],
  [
    'lengths',
    [{ ...BAR, text: undefined, value: 2 }],
    [
      [
        'Enter the text of this bar: screen readers cannot read its length.',
        ['items', { _key: 'item0' }, 'text'],
      ],
    ],
  ],
  [
    'lengths',
    [BAR],
    [['Enter the length or amount of this entry.', ['items', { _key: 'item0' }, 'value']]],
  ],
  ['strip', [{ at: 17 }], []],
])(
  'a timeline in the layout %s with 16 weeks validates the entries %j',
  async (layout, entries, expected) => {
    const items = entries.map((entry, index) => ({
      _type: 'timelineEntry',
      _key: `item${index}`,
      ...entry,
    }))
    const labels = ['Monday', 'Tuesday', 'Wednesday']
    const timeline = { _type: 'timeline', heading: 'Days', lead: 'To scale.', weeks: 16, labels }
    const found = await markersIn({ ...timeline, layout, items })
    expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual(expected)
  },
)

test.each([
  { _type: 'timeline', layout: 'lengths', heading: 'Days', labels: ['Monday', 'Monday'] },
  { _type: 'hero', layout: 'notice', heading: 'Soon', list: ['Your card', 'Your card'] },
])('equal texts in a list of the layout $layout are refused', async (section) => {
  const duplicate = "Can't be a duplicate"
  expect(await messagesIn(section)).toEqual([duplicate, duplicate])
})

test('bars over days need the days', async () => {
  const bars = { _type: 'timeline', layout: 'lengths', heading: 'Days' }
  const message = 'Enter the days, from left to right.'
  expect(await messagesIn(bars)).toEqual([message])
  expect(await messagesIn({ ...bars, labels: [] })).toEqual([message])
  expect(await messagesIn({ ...bars, layout: 'trace' })).toEqual([])
})

test('a year needs a lead, because its weeks are only drawn', async () => {
  const year = { _type: 'timeline', layout: 'year', heading: 'A year', weeks: 16 }
  const found = await markersIn(year)
  expect(found.map(({ message, path }) => [message, path.slice(2)])).toEqual([
    ['Enter a lead: screen readers cannot read the weeks.', ['lead']],
  ])
  expect(await messagesIn({ ...year, lead: 'A year of saving.' })).toEqual([])
})

test('a year has no more past weeks than weeks', async () => {
  const year = { _type: 'timeline', layout: 'year', heading: 'A year', lead: 'Lead', weeks: 16 }
  expect(await messagesIn({ ...year, weeksOver: 16 })).toEqual([])
  expect(await messagesIn({ ...year, weeksOver: 17 })).toEqual(['Enter at most 16 weeks.'])
})

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

test('an article is not updated before its date', async () => {
  const article = { _type: 'article', publishedAt: '2026-05-01T08:00:00Z' }
  const messages = (lastUpdated: string) =>
    fieldMessages({ ...article, lastUpdated }, 'lastUpdated')
  expect(await messages('2026-05-01')).toEqual([])
  expect(await messages('2026-04-30')).toEqual([expect.stringContaining('2026-05-01')])
})

test.each([
  ['https://www.linkedin.com/company/nsaa', []],
  ['/about-us', ['Use the full address, which starts with https://.']],
  ['tel:+233302550140', ['Use the full address, which starts with https://.']],
  ['#top', ['Use the full address, which starts with https://.']],
])('a social profile at %s gets the messages %j', async (url, messages) => {
  const social = [{ _type: 'socialProfile', _key: 'a', platform: 'linkedin', url }]
  expect(await settingsMessages({ links: { social } }, 'url')).toEqual(messages)
})

test.each([
  ['image-abc-1200x630-png', 0],
  ['image-abc-1200x630-svg', 1],
])('the sharing picture %s, of a page or the site, gets %i warnings', async (_ref, warnings) => {
  const image = { _type: 'picture', decorative: true, asset: { _type: 'reference', _ref } }
  const documents = [
    { _type: 'page', seo: { image } },
    { _type: 'siteSettings', seo: { image } },
  ]
  for (const document of documents) {
    const messages = await fieldMessages(document, 'image')
    expect(messages.filter((message) => message.includes('SVG'))).toHaveLength(warnings)
  }
})

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

test('the part of a drawing is validated only in the layout that has the drawing', async () => {
  const card = { _type: 'card', _key: 'a', title: 'A', text: 'A', view: 'not an ID' }
  const cards = { _type: 'cards', heading: 'Cards', items: [card] }
  const messages = async (layout: string) => (await messagesIn({ ...cards, layout })).join()
  expect(await messages('parts')).toContain('the view’s ID')
  expect(await messages('counters')).not.toContain('the view’s ID')
})
