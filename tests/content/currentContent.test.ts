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

  test('leaves all hours where they are without settings to move them to', async () => {
    expect(await migrateWith(MIGRATION, [page('page-a', hours('Weekdays'))])).toEqual([])
  })
})
