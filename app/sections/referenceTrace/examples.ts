import type { SectionData } from '../types.ts'

export const referenceTraceExamples: readonly SectionData<'referenceTrace'>[] = [
  {
    _type: 'referenceTrace',
    _key: 'complete',
    heading: 'Follow order 2217',
    lead: 'One reference goes in at the till; the same one comes out.',
    reference: '2217',
    stops: [
      { _key: 'till', place: 'Your till', line: 'Order 2217', note: 'GHS 480.00' },
      { _key: 'bank', place: 'Your statement', line: 'NSAA 2217', note: null },
    ],
  },
  {
    _type: 'referenceTrace',
    _key: 'none',
    heading: 'Nothing yet',
    lead: null,
    reference: null,
    stops: null,
  },
]
