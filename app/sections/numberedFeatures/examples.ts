import type { SectionData } from '../types.ts'

export const numberedFeaturesExamples: readonly SectionData<'numberedFeatures'>[] = [
  {
    _type: 'numberedFeatures',
    _key: 'four',
    heading: 'Features',
    anchor: 'features',
    items: [
      { _key: 'a', number: 1, text: 'Shares and social fund', detail: 'Kept apart.' },
      { _key: 'b', number: 2, text: 'Loans from the box', detail: 'Three months.' },
      { _key: 'c', number: 3, text: 'Three keys', detail: 'Each on her own phone.' },
      { _key: 'd', number: 4, text: 'Attendance and fines', detail: null },
    ],
  },
]
