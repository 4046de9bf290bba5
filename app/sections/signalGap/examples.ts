import type { SectionData } from '../types.ts'

export const signalGapExamples: readonly SectionData<'signalGap'>[] = [
  {
    _type: 'signalGap',
    _key: 'journey',
    heading: 'When the network goes',
    moments: [
      { _key: 'a', title: '10:02, Techiman', text: 'Four bars.' },
      { _key: 'b', title: '10:40, on the road', text: 'None. She pays two bills.' },
      { _key: 'c', title: '12:15, Nkoranza', text: 'Back. Both go through.' },
    ],
  },
]
