import type { SectionData } from '../types.ts'

export const orderEndingsExamples: readonly SectionData<'orderEndings'>[] = [
  {
    _type: 'orderEndings',
    _key: 'complete',
    heading: 'Four endings',
    lead: 'Every order gets exactly one.',
    endings: [
      { _key: 'paid', code: 'paid', text: 'Ship it.' },
      { _key: 'expired', code: 'expired', text: 'Nothing happened for fifteen minutes.' },
    ],
  },
  { _type: 'orderEndings', _key: 'none', heading: 'Nothing yet', lead: null, endings: null },
]
