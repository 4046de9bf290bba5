import type { SectionData } from '../types.ts'

export const deliveryReportExamples: readonly SectionData<'deliveryReport'>[] = [
  {
    _type: 'deliveryReport',
    _key: 'complete',
    heading: 'What happened to each one',
    lead: 'Not “sent”. Delivered, to a phone, at a time.',
    outcomes: [
      { _key: 'delivered', count: 9412, title: 'Delivered', text: 'On the phone' },
      { _key: 'waiting', count: 388, title: 'Waiting', text: null },
    ],
  },
  { _type: 'deliveryReport', _key: 'none', heading: 'Nothing sent', lead: null, outcomes: null },
]
