import type { SectionData } from '../types.ts'

export const screenLimitsExamples: readonly SectionData<'screenLimits'>[] = [
  {
    _type: 'screenLimits',
    _key: 'complete',
    heading: 'What a screen holds',
    limits: [
      { _key: 'characters', number: 182, text: 'characters fit on one screen.' },
      { _key: 'data', number: 0, text: 'megabytes of data needed.' },
    ],
  },
  { _type: 'screenLimits', _key: 'none', heading: 'No limits', limits: null },
]
