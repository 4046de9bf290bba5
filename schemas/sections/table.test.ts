import { describe, expect, test } from 'vitest'
import { markersIn, messagesIn } from '../../tests/content/studioMessages.ts'

describe('a table', () => {
  const row = (...cells: string[]) => ({ _type: 'tableRow', _key: 'row', title: 'Fee', cells })
  const table = {
    _type: 'table',
    layout: 'plain',
    heading: 'Fees',
    columns: ['Method', 'Domestic', 'Abroad'],
    rows: [row('1%', '2%')],
  }

  test('accepts rows with a cell for each column, or fewer', async () => {
    expect(await messagesIn(table)).toEqual([])
    expect(await messagesIn({ ...table, rows: [row('1%')] })).toEqual([])
  })

  test('warns of a row with more cells than columns, which would not be shown', async () => {
    const [marker, ...others] = await markersIn({ ...table, rows: [row('1%', '2%', '3%')] })
    expect(others).toEqual([])
    expect(marker).toMatchObject({
      level: 'warning',
      message: 'This row has more cells than the table has columns.',
      path: ['sections', { _key: 'section0' }, 'rows', { _key: 'row' }, 'cells'],
    })
  })

  test('refuses equal and empty column headings', async () => {
    const duplicate = "Can't be a duplicate"
    const columns = (...titles: string[]) => messagesIn({ ...table, columns: titles })
    expect(await columns('Method', 'Fee', 'Fee')).toEqual([duplicate, duplicate])
    expect(await columns('Method', 'Fee', '')).toEqual(['Required'])
  })

  test('warns of columns that the layout does not show', async () => {
    expect(await messagesIn({ ...table, layout: 'matching' })).toEqual([
      'This layout shows the first two columns only.',
    ])
    const columns = ['Method', 'Fee']
    expect(await messagesIn({ ...table, layout: 'matching', columns, rows: [row('1%')] })).toEqual(
      [],
    )
  })

  test('needs the text for yes in the layout that compares cells with it', async () => {
    const permissions = { ...table, layout: 'permissions' }
    expect(await messagesIn(permissions)).not.toEqual([])
    expect(await messagesIn({ ...permissions, yes: 'Yes' })).toEqual([])
  })
})
