import { describe, expect, test } from 'vitest'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { migrateWith, WRONG_VALUES } from './migrateWith.ts'

const MIGRATION = '0026-section-names'

const ROWS = [{ _key: 'r', term: 'Ready in', detail: 'A minute' }]
const BEFORE = [
  { _type: 'phoneDesk', _key: 'a', heading: 'Help', officeLabel: 'Office' },
  {
    _type: 'consentPair',
    _key: 'b',
    ways: [{ _type: 'consentWay', _key: 'w', title: 'Paper', rows: withType('consentRow') }],
  },
  { _type: 'fieldRound', _key: 'c', entries: [{ _type: 'collectionEntry', _key: 'e' }] },
  { _type: 'caseOpening', _key: 'd', client: 'A bank' },
  { _type: 'caseStory', _key: 'e', chapters: [{ _type: 'chapter', _key: 'k', title: 'Why' }] },
  { _type: 'features', _key: 'f', layout: 'gap' },
  { _type: 'features', _key: 'g', layout: 'ladder' },
  { _type: 'callToAction', _key: 'h', layout: 'field' },
  { _type: 'hero', _key: 'i', layout: 'field' },
]
const AFTER = [
  { ...BEFORE[0], _type: 'contactDetails' },
  {
    _type: 'comparison',
    _key: 'b',
    options: [
      { _type: 'comparisonOption', _key: 'w', title: 'Paper', rows: withType('comparisonRow') },
    ],
  },
  { ...BEFORE[2], _type: 'story' },
  { ...BEFORE[3], _type: 'caseStudyHero' },
  { ...BEFORE[4], _type: 'caseStudyChapters' },
  { ...BEFORE[5], layout: 'signal' },
  BEFORE[6],
  { ...BEFORE[7], layout: 'colourField' },
  BEFORE[8],
]

describe('migration of section names', () => {
  test.each(['', 'drafts.', 'versions.r1.'])(
    'converts the types and layouts of page "%s…", and changes nothing the second time',
    async (prefix) => {
      const migrated = await migrateWith(MIGRATION, [
        { _id: `${prefix}page-a`, _type: 'page', sections: BEFORE },
      ])
      expect(migrated).toEqual([{ _id: `${prefix}page-a`, _type: 'page', sections: AFTER }])
      expect(await migrateWith(MIGRATION, migrated)).toEqual([])
    },
  )

  test.each(['features', 'callToAction'])('converts %s to layouts that exist', async (type) => {
    const layouts = sectionTypes.find(({ name }) => name === type)?.options.section.layouts ?? []
    const former = ['codes', 'conditions', 'gap', 'people', 'sign', 'street', 'words', 'field']
    const sections = former.map((layout) => ({ _type: type, _key: layout, layout }))
    const [page] = await migrateWith(MIGRATION, [{ _id: 'page-a', _type: 'page', sections }])
    const renamed = Array.isArray(page?.sections)
      ? page.sections.filter(({ _key, layout }) => layout !== _key)
      : []
    expect(renamed).toHaveLength(type === 'features' ? 7 : 1)
    for (const { layout } of renamed) expect(layouts.map(({ name }) => name)).toContain(layout)
  })

  test.each(WRONG_VALUES)(
    'accepts $value where a draft has a list, a section or a layout',
    async ({ value }) => {
      const sections = [
        value,
        { _type: 'features', layout: value },
        { _type: 'consentPair', ways: value },
        { _type: 'consentPair', ways: [{ rows: value }] },
      ]
      const documents = [
        { _id: 'page-a', _type: 'page', sections: value },
        { _id: 'page-b', _type: 'page', sections },
      ]
      const migrated = await migrateWith(MIGRATION, documents)
      expect(await migrateWith(MIGRATION, migrated)).toEqual([])
    },
  )
})

function withType(_type: string) {
  return ROWS.map((row) => ({ ...row, _type }))
}
