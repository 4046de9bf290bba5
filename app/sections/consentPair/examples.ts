import type { SectionData } from '../types.ts'

export const consentPairExamples: readonly SectionData<'consentPair'>[] = [
  {
    _type: 'consentPair',
    anchor: 'consent-pair',
    ground: null,
    _key: 'complete',
    ways: [
      {
        _key: 'bank',
        title: 'From a bank account',
        ground: 'white',
        rows: [{ _key: 'ready', term: 'Ready in', detail: 'Three working days' }],
      },
      { _key: 'wallet', title: 'From a mobile wallet', ground: 'gold', rows: null },
    ],
  },
  { _type: 'consentPair', anchor: null, ground: null, _key: 'none', ways: null },
]
