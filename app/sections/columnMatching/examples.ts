import type { SectionData } from '../types.ts'

export const columnMatchingExamples: readonly SectionData<'columnMatching'>[] = [
  {
    _type: 'columnMatching',
    _key: 'complete',
    heading: 'Your headings, not ours',
    lead: 'Say once which column is which.',
    fileLabel: 'payroll-august.xlsx',
    meaningLabel: 'Nsaa reads it as',
    columns: [
      { _key: 'name', title: 'Staff name', meaning: 'Name to check', thread: 'signal' },
      { _key: 'tax', title: 'PAYE', meaning: 'Not sent', thread: null },
    ],
  },
  {
    _type: 'columnMatching',
    _key: 'none',
    heading: 'Nothing yet',
    lead: null,
    fileLabel: null,
    meaningLabel: null,
    columns: null,
  },
]
