import type { SectionData } from '../types.ts'

export const settlementDaysExamples: readonly SectionData<'settlementDays'>[] = [
  {
    _type: 'settlementDays',
    _key: 'complete',
    heading: 'When it reaches your bank',
    days: ['Paid today', 'Next working day', 'The one after'],
    bars: [
      {
        _key: 'bank',
        title: 'Bank transfer',
        text: 'Same day, before 17:00',
        lengthDays: 0.71,
        thread: 'ink',
      },
      { _key: 'card', title: 'Card', text: 'Later', lengthDays: null, thread: null },
    ],
    note: 'Working days are Monday to Friday.',
  },
  {
    _type: 'settlementDays',
    _key: 'none',
    heading: 'Nothing yet',
    days: null,
    bars: null,
    note: null,
  },
]
