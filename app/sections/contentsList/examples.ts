import type { SectionData } from '../types.ts'

export const contentsListExamples: readonly SectionData<'contentsList'>[] = [
  {
    _type: 'contentsList',
    _key: 'two',
    heading: 'Contents',
    entries: [
      { _key: 'a', title: 'Customers and accounts', text: 'Ghana Card check, groups', number: 4 },
      { _key: 'b', title: 'Treasury and general ledger', text: 'One chart', number: 33 },
    ],
  },
]
