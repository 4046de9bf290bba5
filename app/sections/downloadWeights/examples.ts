import type { SectionData } from '../types.ts'

export const downloadWeightsExamples: readonly SectionData<'downloadWeights'>[] = [
  {
    _type: 'downloadWeights',
    _key: 'complete',
    heading: 'What she downloads',
    lead: 'Measured on a slow phone.',
    unit: 'KB',
    weights: [
      { _key: 'ours', title: 'Nsaa checkout', amount: 41 },
      { _key: 'photo', title: 'One product photo', amount: 270 },
      { _key: 'unknown', title: 'Not weighed', amount: null },
    ],
  },
  {
    _type: 'downloadWeights',
    _key: 'none',
    heading: 'Nothing yet',
    lead: null,
    unit: null,
    weights: null,
  },
]
