import { expect, test } from 'vitest'
import { clauseAnchors } from './anchors.ts'

test('titles are spelt out', () => {
  expect(
    clauseAnchors([{ title: 'API and credentials' }, { title: 'Refunds, when & how' }]),
  ).toEqual(['api-and-credentials', 'refunds-when-how'])
})

test('an anchor that was fixed stays, whatever the title becomes', () => {
  expect(clauseAnchors([{ anchor: 'refunds', title: 'Money back' }])).toEqual(['refunds'])
})

test('no two are the same, and the privacy section keeps its own', () => {
  expect(
    clauseAnchors([{ title: 'Fees' }, { title: 'Fees' }, { title: 'Privacy policy' }]),
  ).toEqual(['fees', 'fees-2', 'privacy-policy-3'])
})

test('a title without letters, or with a digit first, still makes an allowed anchor', () => {
  expect(clauseAnchors([{ title: '₵' }, { title: '48 hours' }, {}])).toEqual([
    'clause-1',
    'clause-48-hours',
    'clause-3',
  ])
})
