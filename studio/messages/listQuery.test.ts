import { expect, test } from 'vitest'
import { SEARCH_CHARACTERS_MAX } from '../../submissions/inbox/apiSchemas.ts'
import { filterOf, queryFromParams } from './listQuery.ts'

test.each([
  ['not handled by default', {}, { handling: 'open' }],
  ['failed deliveries', { show: 'failed' }, { state: 'parked', handling: 'open' }],
  ['waiting for delivery', { show: 'waiting' }, { state: 'queued', delivery: 'waiting' }],
  ['possible spam', { show: 'spam' }, { state: 'suspect', handling: 'open' }],
  ['handled', { show: 'handled' }, { handling: 'handled' }],
  ['all', { show: 'all' }, {}],
  [
    'a form, a person and words',
    { show: 'all', form: 'contact', assigned: 'ama', search: 'fees' },
    { kind: 'contact', assignedTo: 'ama', search: 'fees' },
  ],
  [
    'whole days, the last one included',
    { show: 'all', from: '2026-02-27', until: '2026-02-28' },
    { fromMs: '2026-02-27T00:00:00.000Z', toMs: '2026-03-01T00:00:00.000Z' },
  ],
])('a query for %s becomes a filter of the API', (_what, query, filter) => {
  expect(filterOf(query)).toEqual(filter)
})

test('a query is read from the parameters of a URL', () => {
  const query = { show: 'all', form: 'contact', assigned: 'ama', from: '2026-02-27', search: 'é?&' }
  expect(queryFromParams(Object.entries(query))).toEqual(query)
})

test.each([
  [undefined],
  [[['unknown', '1']]],
  [[['show', 'unknown']]],
  [[['from', 'yesterday']]],
  [[['search', '']]],
] satisfies [[string, string][] | undefined][])(
  'of the parameters %j nothing is used',
  (params) => {
    expect(queryFromParams(params)).toEqual({})
  },
)

test('a search in a URL is cut at the length that the API accepts', () => {
  expect(queryFromParams([['search', 'x'.repeat(SEARCH_CHARACTERS_MAX + 1)]]).search).toHaveLength(
    SEARCH_CHARACTERS_MAX,
  )
})
