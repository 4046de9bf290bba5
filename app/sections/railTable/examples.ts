import type { SectionData } from '../types.ts'

export const railTableExamples: readonly SectionData<'railTable'>[] = [
  {
    _type: 'railTable',
    _key: 'complete',
    heading: 'Where it can land',
    columns: ['Rail', 'You need', 'Receipt'],
    rows: [
      { _key: 'wallet', title: 'Mobile money wallet', cells: ['A phone number', 'SMS'] },
      { _key: 'short', title: 'Bank account', cells: ['An account number'] },
    ],
  },
  { _type: 'railTable', _key: 'none', heading: 'Nothing yet', columns: null, rows: null },
]
