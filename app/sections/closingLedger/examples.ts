import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const closingLedgerExamples: readonly SectionData<'closingLedger'>[] = [
  {
    _type: 'closingLedger',
    _key: 'complete',
    heading: 'Close the day at zero',
    lead: 'At five o’clock the difference is zero, or it tells you whose.',
    actions: [
      { _key: 'demo', label: 'Request a Demo', href: '/schedule-banking-demo', newTab: false },
    ],
    picture: examplePictures.wide,
    smallPicture: examplePictures.square,
  },
]
