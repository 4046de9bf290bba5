import { examplePictures } from '../examplePictures.ts'
import type { SectionData } from '../types.ts'

export const batchKnotsExamples: readonly SectionData<'batchKnots'>[] = [
  {
    _type: 'batchKnots',
    _key: 'complete',
    heading: 'One batch, four knots',
    lead: 'The same thread runs through all of them.',
    knots: [
      {
        _key: 'check',
        title: 'Check',
        text: 'Every wallet is matched to its name.',
        slip: {
          state: 'held',
          verdict: 'Hold',
          cells: [
            { _key: 'wrote', label: 'You wrote', value: 'Yaw Darko' },
            { _key: 'found', label: 'Registered as', value: 'Yaw Darkwa' },
          ],
        },
        picture: null,
      },
      {
        _key: 'settle',
        title: 'Settle',
        text: 'Recipients get an SMS.',
        slip: null,
        picture: examplePictures.square,
      },
    ],
  },
  { _type: 'batchKnots', _key: 'none', heading: 'Nothing yet', lead: null, knots: null },
]
