import { expect, test } from 'vitest'
import { withoutMissing } from './missingReferences.ts'
import { referencesIn } from './references.ts'

const picture = { _type: 'picture', alt: 'A loom', asset: { _type: 'reference', _ref: 'image-a' } }
const document = {
  _type: 'page',
  title: 'Team',
  parent: { _type: 'reference', _ref: 'page-about' },
  sections: [
    { _key: 'a', picture },
    { _key: 'b', members: [{ _key: 'm', _type: 'reference', _ref: 'ama' }] },
    { _key: 'c', link: { page: { _type: 'reference', _ref: 'page-careers', _weak: true } } },
  ],
}

test('a missing asset is left out, and other missing references are weak until the publish', () => {
  const missing = new Map([
    ['image-a', undefined],
    ['ama', 'teamMember'],
    ['page-careers', 'page'],
  ])
  const restored = withoutMissing(document, missing)
  expect(restored).toEqual({
    ...document,
    sections: [
      { _key: 'a', picture: { _type: 'picture', alt: 'A loom' } },
      {
        _key: 'b',
        members: [
          {
            _key: 'm',
            _type: 'reference',
            _ref: 'ama',
            _weak: true,
            _strengthenOnPublish: { type: 'teamMember' },
          },
        ],
      },
      document.sections[2],
    ],
  })
  expect([...referencesIn(restored).strong]).toEqual(['page-about'])
})
