import { describe, expect, test } from 'vitest'
import { migrateWith } from './migrateWith.ts'

const page = (id: string, ...sections: readonly object[]) => ({
  _id: id,
  _type: 'page',
  sections: sections.map((section, at) => ({ _key: `s${at}`, ...section })),
})

describe('migration of content that has the current form already', () => {
  test.each([
    [
      '0001-empty-links',
      'a link to a page whose label is still to be written',
      { _type: 'callToAction', link: { _type: 'link', page: { _ref: 'page-b' } } },
    ],
    [
      '0024-stand-in-form',
      'an embedded form of which an editor has emptied one field',
      { _type: 'embeddedForm', address: '/hub-form.html', placeholderHeading: 'Soon' },
    ],
    [
      '0024-stand-in-form',
      'an embedded form of which an editor has emptied both fields',
      { _type: 'embeddedForm', address: '/hub-form.html' },
    ],
    [
      '0002-section-types',
      'a hero in the first layout, which is not stored',
      { _type: 'hero', heading: 'H' },
    ],
  ])('%s leaves %s', async (migration, _, section) => {
    expect(await migrateWith(migration, [page('drafts.page-a', section)])).toEqual([])
  })
})

test('0021-formatted-text leaves an answer that is formatted already', async () => {
  const answerText = [{ _type: 'block', _key: 'a', children: [] }]
  const answer = { _id: 'faqItem-a', _type: 'faqItem', answer: 'One.\nTwo.', answerText }
  expect(await migrateWith('0021-formatted-text', [answer])).toEqual([])
})

describe.each([
  ['0010-page-links', (link: object) => ({ _type: 'hero', link: { _type: 'link', ...link } })],
  [
    '0022-service-links',
    (link: object) => {
      const services = [{ _key: 'a', _type: 'serviceEntry', ...link }]
      return { _type: 'serviceList', groups: [{ _key: 'a', services }] }
    },
  ],
])('migration %s', (migration, section) => {
  const target = { _id: 'page-b', _type: 'page', path: '/b' }
  const reference = { _type: 'reference', _ref: 'page-b', _weak: true }

  test.each([
    ['has a chosen page already', { href: '/b', page: { _ref: 'page-c' } }],
    ['has several "#"', { href: '/b#fees#card' }],
  ])('leaves a link that %s', async (_, link) => {
    expect(await migrateWith(migration, [page('page-a', section(link)), target])).toEqual([])
  })

  test.each([
    ['after', ['page-b', 'drafts.page-c']],
    ['before', ['drafts.page-c', 'page-b']],
  ])('refers to the published page if a draft %s it has the same path', async (_, ids) => {
    const targets = ids.map((_id) => ({ ...target, _id }))
    const linking = page('page-a', section({ href: '/b#fees' }))
    const migrated = await migrateWith(migration, [linking, ...targets])
    expect(migrated).toEqual([page('page-a', section({ page: reference, place: 'fees' }))])
    expect(await migrateWith(migration, [...migrated, target])).toEqual([])
  })
})

describe('migration 0020-newsroom', () => {
  const shipped =
    'A placeholder that shows how an article will look here. Nothing is published yet.'
  const heading = 'The first article will be printed here'
  const articles = (description: string) => ({
    ...page('page-articles', { _type: 'articleText', heading }),
    path: '/articles',
    seo: { description },
  })

  test.each([
    ['replaces the description as it was shipped', shipped, expect.stringMatching(/^News of a/)],
    ['leaves a description of an editor', 'What we write', 'What we write'],
  ])('the migration %s', async (_, description, expected) => {
    const [migrated] = await migrateWith('0020-newsroom', [articles(description)])
    expect(migrated).toMatchObject({
      sections: [{ _type: 'hero' }, { _type: 'articleList' }],
      seo: { description: expected },
    })
  })
})

describe('migration of opening hours', () => {
  const MIGRATION = '0013-opening-hours'
  const hours = (text: string) => ({ _type: 'contactForm', availability: text, opensAtHour: 8 })
  const withoutHours = { _type: 'contactForm' }
  const settings = { _id: 'siteSettings', _type: 'siteSettings' }

  test.each(['drafts.', 'versions.r1.'])(
    'moves those of page "%s…", which is not published, to the settings',
    async (prefix) => {
      const id = `${prefix}page-a`
      expect(await migrateWith(MIGRATION, [page(id, hours('Weekdays')), settings])).toEqual(
        expect.arrayContaining([
          page(id, withoutHours),
          { ...settings, shortHours: 'Weekdays', opensAtHour: 8 },
        ]),
      )
    },
  )

  test('prefers those of a published page to those of its draft', async () => {
    const documents = [
      page('drafts.page-a', hours('Soon')),
      page('page-a', { _type: 'contactDetails', hours: 'Now' }),
      settings,
    ]
    const migrated = await migrateWith(MIGRATION, documents)
    expect(migrated.find(({ _id }) => _id === 'siteSettings')).toMatchObject({
      shortHours: 'Now',
      opensAtHour: 8,
    })
  })

  test.each([
    ['before', [hours('Form'), { _type: 'phoneDesk', hours: 'Desk' }]],
    ['after', [{ _type: 'phoneDesk', hours: 'Desk' }, hours('Form')]],
  ])('prefers those of a contact form %s a phone desk', async (_, sections) => {
    const migrated = await migrateWith(MIGRATION, [page('page-a', ...sections), settings])
    expect(migrated).toContainEqual({ ...settings, shortHours: 'Form', opensAtHour: 8 })
  })

  test('leaves all hours where they are without settings to move them to', async () => {
    expect(await migrateWith(MIGRATION, [page('page-a', hours('Weekdays'))])).toEqual([])
  })
})
