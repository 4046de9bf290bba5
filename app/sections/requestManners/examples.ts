import type { SectionData } from '../types.ts'

export const requestMannersExamples: readonly SectionData<'requestManners'>[] = [
  {
    _type: 'requestManners',
    _key: 'complete',
    heading: 'Manners',
    manners: [
      { _key: 'one', word: 'One', text: 'reminder, the next morning.' },
      { _key: 'no', word: 'No', text: 'is an answer.' },
    ],
  },
  { _type: 'requestManners', _key: 'none', heading: 'Nothing yet', manners: null },
]
