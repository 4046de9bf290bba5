import type { SectionData } from '../types.ts'

export const mandateSentenceExamples: readonly SectionData<'mandateSentence'>[] = [
  {
    _type: 'mandateSentence',
    _key: 'complete',
    heading: 'What the customer agrees to',
    sentence: [
      {
        _type: 'block',
        _key: 'sentence',
        style: 'normal',
        markDefs: [],
        children: [
          { _type: 'span', _key: 'plain', text: 'I, ', marks: [] },
          { _type: 'span', _key: 'name', text: 'Efua Mensah', marks: ['strong'] },
        ],
      },
    ],
    notes: [{ _key: 'never', title: 'Never more.', text: 'Over the limit is refused.' }],
  },
  { _type: 'mandateSentence', _key: 'none', heading: 'Nothing yet', sentence: null, notes: null },
]
