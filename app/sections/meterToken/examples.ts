import type { SectionData } from '../types.ts'

export const meterTokenExamples: readonly SectionData<'meterToken'>[] = [
  {
    _type: 'meterToken',
    _key: 'complete',
    heading: 'Twenty digits in the dark',
    token: '4821 0097 3316 5520 7784',
    notes: [
      { _key: 'sms', title: 'By SMS', text: 'In groups of four.' },
      { _key: 'code', title: 'On *789#', text: 'For thirty days.' },
    ],
  },
  { _type: 'meterToken', _key: 'none', heading: 'No token yet', token: null, notes: null },
]
