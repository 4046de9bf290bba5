import type { SectionData } from '../types.ts'

export const consentPairExamples: readonly SectionData<'consentPair'>[] = [
  {
    _type: 'consentPair',
    heading: 'How a customer agrees',
    lead: 'Both end in the same mandate.',
    layout: null,
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
  {
    _type: 'consentPair',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'ways',
    ways: [
      {
        _key: 'paper',
        title: 'On paper',
        ground: 'raffia',
        rows: [{ _key: 'ready', term: 'Ready in', detail: 'Three working days' }],
      },
      {
        _key: 'phone',
        title: 'On the phone',
        ground: 'signal',
        rows: [{ _key: 'ready', term: 'Ready in', detail: 'A minute' }],
      },
    ],
  },
  {
    _type: 'consentPair',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'none',
    ways: null,
  },
]
