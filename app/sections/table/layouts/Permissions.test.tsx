import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tableExamples } from '../examples.ts'
import { Permissions } from './Permissions.tsx'

/** Whether each cell is drawn as allowed. */
function drawn(yes: string | null, cells: string[]): string[] {
  const example = tableExamples.find(({ layout }) => layout === 'permissions')
  if (!example) throw new Error('no example')
  const columns = ['Action', ...cells.map((_, index) => `Role ${index}`)]
  const rows = [{ _key: 'a', title: 'Pay', cells, thread: null }]
  const html = renderToStaticMarkup(<Permissions data={{ ...example, columns, rows, yes }} />)
  return [...html.matchAll(/data-allowed="(\w+)"/g)].map(([, value]) => value ?? '')
}

test('a cell is drawn as allowed if it has the word for it, whatever the blanks around', () => {
  expect(drawn('Yes', ['Yes', 'Yes ', 'No', ''])).toEqual(['true', 'true', 'false', 'false'])
  expect(drawn(' Yes', ['Yes', 'No'])).toEqual(['true', 'false'])
})

test('without a word for it no cell is drawn as allowed', () => {
  for (const yes of [null, '', ' ']) {
    expect(drawn(yes, ['Yes', '', ' '])).toEqual(['false', 'false', 'false'])
  }
})
