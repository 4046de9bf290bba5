import { describe, expect, test } from 'vitest'
import { migrateWith, WRONG_VALUES } from './migrateWith.ts'

const MIGRATION = '0025-standard-names'

const LINE = { email: 'hub@nsaa.example', ground: 'gold', copyrightYear: 2026 }
const PAGE = {
  _type: 'page',
  title: 'Hub',
  ownFrame: { _type: 'ownFrame', ...LINE },
  sections: [
    { _type: 'textBlock', _key: 'a', heading: 'Ideas' },
    { _type: 'missingPage', _key: 'b', heading: 'Nothing here', backLabel: 'Back' },
  ],
}
const SETTINGS = {
  _type: 'siteSettings',
  name: 'Nsaa',
  articles: { _type: 'articleWords', by: 'By' },
  policies: { _type: 'policyWords', kicker: 'Policy' },
}

describe('migration to standard names', () => {
  test.each(['', 'drafts.', 'versions.r1.'])(
    'converts a page and the settings "%s…", and changes nothing the second time',
    async (prefix) => {
      const page = { _id: `${prefix}page-hub`, ...PAGE }
      const settings = { _id: `${prefix}siteSettings`, ...SETTINGS }
      const migrated = await migrateWith(MIGRATION, [page, settings])
      expect(migrated).toEqual([
        {
          _id: page._id,
          _type: 'page',
          title: 'Hub',
          standalone: { _type: 'standalone', ...LINE },
          sections: [PAGE.sections[0], { ...PAGE.sections[1], _type: 'notFound' }],
        },
        {
          _id: settings._id,
          _type: 'siteSettings',
          name: 'Nsaa',
          articles: { _type: 'articleLabels', by: 'By' },
          policies: { _type: 'policyLabels', kicker: 'Policy' },
        },
      ])
      expect(await migrateWith(MIGRATION, migrated)).toEqual([])
    },
  )

  test('preserves a standalone layout that has been filled in already', async () => {
    const standalone = { _type: 'standalone', ...LINE, email: 'new@nsaa.example' }
    const [page] = await migrateWith(MIGRATION, [{ _id: 'page-hub', ...PAGE, standalone }])
    expect(page).toMatchObject({ standalone })
    expect(page).not.toHaveProperty('ownFrame')
  })

  test.each(WRONG_VALUES)(
    'accepts $value where a draft has an object or a list',
    async ({ value }) => {
      const page = { _id: 'page-hub', _type: 'page', ownFrame: value, sections: value }
      const settings = { _id: 'siteSettings', _type: 'siteSettings', articles: value }
      const migrated = await migrateWith(MIGRATION, [page, settings])
      expect(await migrateWith(MIGRATION, migrated)).toEqual([])
    },
  )
})
