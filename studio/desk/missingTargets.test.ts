import { expect, test } from 'vitest'
import { missingAmong } from './missingTargets.ts'

test('the type of a missing document is that of its draft, or else of the deleted one', () => {
  const found = [
    { _id: 'page-about', _type: 'page' },
    { _id: 'drafts.question', _type: 'faqItem' },
  ]
  const deleted = [{ _id: 'ama', _type: 'teamMember' }]
  const missing = missingAmong(['page-about', 'question', 'ama', 'image-a'], found, deleted)
  expect([...missing]).toEqual([
    ['question', 'faqItem'],
    ['ama', 'teamMember'],
    ['image-a', undefined],
  ])
})
