import { expect, test } from 'vitest'
import { isEmptyLink } from './linkPresence.ts'

const page = { _type: 'reference', _ref: 'page-home' }

test.each([
  [undefined],
  [{ _type: 'link', newTab: true, label: '' }],
  [{ _type: 'link', place: 'prices' }],
])('%j is an empty link', (link) => {
  expect(isEmptyLink(link)).toBe(true)
})

test.each([[{ label: 'Prices' }], [{ page }], [{ page, place: 'prices' }], [{ _key: 'a' }]])(
  '%j is a link',
  (link) => expect(isEmptyLink(link)).toBe(false),
)
