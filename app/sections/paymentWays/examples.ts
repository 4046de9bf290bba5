import type { SectionData } from '../types.ts'

export const paymentWaysExamples: readonly SectionData<'paymentWays'>[] = [
  {
    _type: 'paymentWays',
    _key: 'complete',
    heading: 'What your customer does',
    ways: [
      {
        _key: 'momo',
        title: 'Mobile money',
        text: 'Approves a prompt with a PIN.',
        note: 'You see it at once',
        thread: 'signal',
      },
      { _key: 'card', title: 'Card', text: 'Types a number.', note: null, thread: null },
    ],
  },
  { _type: 'paymentWays', _key: 'none', heading: 'Nothing yet', ways: null },
]
