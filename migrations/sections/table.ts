import { type Fields, given, listOf, mapItems, type SectionMappings } from './mapping.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

export const tableMappings: SectionMappings = {
  railTable: ({ rows, ...old }) => ({
    ...old,
    ...mapItems('rows', rows, 'tableRow'),
    _type: 'table',
    layout: 'plain',
  }),

  permissionTable: ({ roles, actionLabel, allowedWord, refusedWord, actions, ...old }) => {
    const columns = texts(roles)
    const toRow = ({ roles: may, ...action }: Fields): Fields => ({
      ...action,
      cells: columns.map((role) =>
        String((texts(may).includes(role) ? allowedWord : refusedWord) ?? ''),
      ),
    })
    return {
      ...old,
      ...(Array.isArray(roles) && { columns: [actionLabel ?? '', ...columns] }),
      ...mapItems('rows', actions, 'tableRow', toRow),
      ...given('yes', allowedWord),
      _type: 'table',
      layout: 'permissions',
    }
  },

  columnMatching: ({ fileLabel, meaningLabel, columns, ...old }) => ({
    ...old,
    ...listOf('columns', fileLabel, meaningLabel),
    ...mapItems('rows', columns, 'tableRow', ({ meaning, ...column }) => ({
      ...column,
      ...(meaning !== undefined && { cells: [meaning] }),
    })),
    _type: 'table',
    layout: 'matching',
  }),
}
