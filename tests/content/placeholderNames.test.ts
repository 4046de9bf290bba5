import { describe, expect, test } from 'vitest'
import { migrateWith, WRONG_VALUES } from './migrateWith.ts'

const MIGRATION = '0027-placeholder-names'

const BEFORE = [
  { _type: 'embeddedForm', _key: 'a', standInHeading: 'Soon', standInText: 'Write to us.' },
  { _type: 'embeddedForm', _key: 'b', standInText: 'Old', placeholderText: 'New' },
  { _type: 'embeddedForm', _key: 'c', address: 'https://forms.example' },
  { _type: 'hero', _key: 'd', standInText: 'Not of a form' },
]
const AFTER = [
  { _type: 'embeddedForm', _key: 'a', placeholderHeading: 'Soon', placeholderText: 'Write to us.' },
  { _type: 'embeddedForm', _key: 'b', placeholderText: 'New' },
  BEFORE[2],
  BEFORE[3],
]

describe('migration of the placeholder of an embedded form', () => {
  test.each(['', 'drafts.', 'versions.r1.'])(
    'renames the fields of page "%s…", and changes nothing the second time',
    async (prefix) => {
      const migrated = await migrateWith(MIGRATION, [
        { _id: `${prefix}page-a`, _type: 'page', sections: BEFORE },
      ])
      expect(migrated).toEqual([{ _id: `${prefix}page-a`, _type: 'page', sections: AFTER }])
      expect(await migrateWith(MIGRATION, migrated)).toEqual([])
    },
  )

  test.each(WRONG_VALUES)(
    'accepts $value where a draft has a list or a section',
    async ({ value }) => {
      const pages = [
        { _id: 'drafts.page-a', _type: 'page', sections: [value] },
        { _id: 'drafts.page-b', _type: 'page', sections: value },
      ]
      expect(await migrateWith(MIGRATION, pages)).toEqual([])
    },
  )
})
