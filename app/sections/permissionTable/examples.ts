import type { SectionData } from '../types.ts'

export const permissionTableExamples: readonly SectionData<'permissionTable'>[] = [
  {
    _type: 'permissionTable',
    _key: 'complete',
    heading: 'Who may do what',
    roles: ['Maker', 'Checker'],
    actionLabel: 'Action',
    allowedWord: 'Yes',
    refusedWord: 'No',
    actions: [
      { _key: 'load', title: 'Load a file', roles: ['Maker'] },
      { _key: 'own', title: 'Release their own file', roles: null },
    ],
    note: 'Nobody may release their own file.',
  },
  {
    _type: 'permissionTable',
    _key: 'none',
    heading: 'Nothing yet',
    roles: null,
    actionLabel: null,
    allowedWord: null,
    refusedWord: null,
    actions: null,
    note: null,
  },
]
