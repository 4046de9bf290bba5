import type { SectionData } from '../types.ts'

export const comparisonExamples: readonly SectionData<'comparison'>[] = [
  {
    _type: 'comparison',
    heading: 'How a customer agrees',
    lead: 'Both end in the same mandate.',
    layout: null,
    anchor: 'comparison',
    ground: null,
    _key: 'complete',
    options: [
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
    _type: 'comparison',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'options',
    options: [
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
    _type: 'comparison',
    heading: null,
    lead: null,
    layout: null,
    anchor: null,
    ground: null,
    _key: 'none',
    options: null,
  },
]
