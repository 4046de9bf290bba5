import type { SectionData } from '../types.ts'

export const exchangeSumExamples: readonly SectionData<'exchangeSum'>[] = [
  {
    _type: 'exchangeSum',
    _key: 'complete',
    heading: 'The sum, said out loud',
    lead: 'The sender sees what arrives before paying.',
    steps: [
      { _key: 'sent', label: 'Kwame sends, in London', value: '£120.00' },
      { _key: 'rate', label: 'Rate', value: '15.17' },
    ],
    result: { label: 'Maame gets', value: 'GHS 1,820.40' },
  },
  {
    _type: 'exchangeSum',
    _key: 'none',
    heading: 'Nothing to add up',
    lead: null,
    steps: null,
    result: null,
  },
]
