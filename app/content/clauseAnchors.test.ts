import { describe, expect, test } from 'vitest'
import { clauseAnchors } from './clauseAnchors.ts'

describe('the anchors of clauses', () => {
  test('are derived from titles', () => {
    expect(
      clauseAnchors([{ title: 'API and credentials' }, { title: 'Refunds, when & how' }]),
    ).toEqual(['api-and-credentials', 'refunds-when-how'])
  })

  test('do not change with the title if they are fixed', () => {
    expect(clauseAnchors([{ anchor: 'refunds', title: 'Money back' }])).toEqual(['refunds'])
  })

  test('are unique, and the privacy section has its own', () => {
    expect(
      clauseAnchors([{ title: 'Fees' }, { title: 'Fees' }, { title: 'Privacy policy' }]),
    ).toEqual(['fees', 'fees-2', 'privacy-policy-3'])
  })

  test('are valid for a title without letters, or with a digit first', () => {
    expect(clauseAnchors([{ title: '₵' }, { title: '48 hours' }, {}])).toEqual([
      'clause-1',
      'clause-48-hours',
      'clause-3',
    ])
  })

  test('are as fixed, also if the title of an earlier clause results in the same one', () => {
    expect(
      clauseAnchors([{ title: 'Refunds' }, { anchor: 'refunds', title: 'Money back' }]),
    ).toEqual(['refunds-1', 'refunds'])
  })

  test('differ from the anchor of the other policies, and from each other with a number added', () => {
    expect(
      clauseAnchors([
        { title: 'Policies' },
        { title: 'Fees' },
        { title: 'Fees' },
        { anchor: 'fees-3' },
      ]),
    ).toEqual(['policies-1', 'fees', 'fees-3-3', 'fees-3'])
  })

  test('differ from the ids of the page, whether they are fixed or derived from a title', () => {
    expect(
      clauseAnchors([
        { title: 'Main' },
        { title: 'Policy contents' },
        { anchor: 'policy-clauses' },
      ]),
    ).toEqual(['main-1', 'policy-contents-2', 'policy-clauses-3'])
  })
})
