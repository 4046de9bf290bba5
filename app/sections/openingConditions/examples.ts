import type { SectionData } from '../types.ts'

export const openingConditionsExamples: readonly SectionData<'openingConditions'>[] = [
  {
    _type: 'openingConditions',
    _key: 'complete',
    heading: 'Before the first pound',
    conditions: [
      { _key: 'licence', title: 'Your licence there, ours here', text: 'We check both.' },
      { _key: 'lists', title: 'Names and lists', text: 'Screened on every transfer.' },
      { _key: 'money', title: 'Money first', text: 'You keep a balance with us.' },
    ],
  },
  { _type: 'openingConditions', _key: 'none', heading: 'No conditions', conditions: null },
]
