import type { SectionData } from '../types.ts'

export const payOccasionsExamples: readonly SectionData<'payOccasions'>[] = [
  {
    _type: 'payOccasions',
    _key: 'complete',
    heading: 'What people send',
    words: [
      {
        _type: 'block',
        _key: 'words',
        style: 'normal',
        markDefs: [],
        children: [
          { _type: 'span', _key: 'plain', text: 'Salaries on the ', marks: [] },
          { _type: 'span', _key: 'day', text: '28th.', marks: ['strong'] },
        ],
      },
    ],
  },
  { _type: 'payOccasions', _key: 'none', heading: 'Nothing yet', words: null },
]
