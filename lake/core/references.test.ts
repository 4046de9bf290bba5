import { expect, test } from 'vitest'
import { referencesIn } from './references.ts'

test('the references that must exist are the strong ones of this dataset, at any depth', () => {
  const document = {
    parent: { _ref: 'page-about' },
    sections: [
      { picture: { asset: { _ref: 'image-a' } } },
      { members: [{ _ref: 'ama' }, { _ref: 'page-about' }] },
      { link: { page: { _ref: 'page-careers', _weak: true } } },
      { link: { page: { _ref: 'other', _dataset: 'archive' } } },
    ],
  }
  expect([...referencesIn(document).strong]).toEqual(['page-about', 'image-a', 'ama'])
})
