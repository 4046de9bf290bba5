import { expect, test } from 'vitest'
import { documentTitle } from './documentTitle.ts'

test.each([
  [{ title: 'Fees', name: 'Other' }, 'Fees'],
  [{ title: '', question: 'How much?' }, 'How much?'],
  [{ title: { text: 'Fees' }, source: '/old' }, '/old'],
  [{ title: ' ' }, 'Untitled'],
  [{}, 'Untitled'],
])('the document %j has the title “%s”', (document, title) => {
  expect(documentTitle(document)).toBe(title)
})
