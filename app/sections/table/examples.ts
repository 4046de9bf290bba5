import { bareFrame, LONG_WORD } from '../../sectionParts/exampleText.ts'
import type { SectionData } from '../types.ts'

type Table = SectionData<'table'>
type Row = NonNullable<Table['rows']>[number]

const row = (title: string, cells: string[], thread: Row['thread'] = 'signal'): Row => ({
  _key: title,
  title,
  cells,
  thread,
})

const rows = [
  row('Load and correct a file', ['Yes', 'No']),
  row('Release the money', ['No', 'Yes'], 'indigo'),
  row('Download the report', ['Yes', 'Yes'], null),
]

const layouts: readonly NonNullable<Table['layout']>[] = ['plain', 'permissions', 'matching']

export const tableExamples: readonly Table[] = layouts.flatMap((layout): Table[] => {
  const bare: Table = {
    _type: 'table',
    _key: `${layout}-bare`,
    ...bareFrame,
    layout,
    heading: 'Nothing to compare',
    columns: null,
    rows: null,
    yes: null,
    note: null,
  }
  const complete: Table = {
    ...bare,
    _key: layout,
    heading: 'Who may do what',
    lead: 'Two people for every file.',
    columns: ['Action', 'Maker', 'Checker'],
    rows,
    yes: 'Yes',
    note: 'Nobody may release their own file.',
  }
  return [
    complete,
    { ...complete, _key: `${layout}-dew`, ground: 'dew' },
    {
      ...complete,
      _key: `${layout}-long`,
      heading: LONG_WORD,
      columns: [LONG_WORD, 'Maker', 'Checker'],
      rows: [row(LONG_WORD, [LONG_WORD, 'No'])],
    },
    { ...complete, _key: `${layout}-short-rows`, lead: null, rows: [row('No cells', [])] },
    bare,
  ]
})
