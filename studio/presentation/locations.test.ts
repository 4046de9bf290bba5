import { evaluate, parse } from 'groq-js'
import { defer, isObservable, NEVER, of, throwError } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locationsOf } from './locations.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a query that fails is repeated, and its error does not reach the form', () => {
  const place = { locations: [{ title: 'Help center', href: '/help-center' }] }
  let queries = 0
  const listenQuery = () =>
    defer(() => {
      queries += 1
      return queries === 1 ? throwError(() => new Error('Failed to fetch')) : of(place)
    })
  const found = locationsOf({ id: 'faqItem-start', type: 'faqItem' }, { listenQuery })
  if (!isObservable(found)) throw new Error('The locations of a question are observable')
  const results: unknown[] = []
  const errors: unknown[] = []
  found.subscribe({ next: (result) => results.push(result), error: (error) => errors.push(error) })
  expect(results).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect(results).toEqual([place])
  expect(errors).toEqual([])
})

test('a member of the team is shown on the pages of the team and in their own articles', async () => {
  const params = { id: 'teamMember-ama' }
  const author = { _type: 'reference', _ref: params.id }
  const dataset = [
    { _id: 'a', _type: 'article', path: '/articles/own', title: 'Own', author },
    { _id: 'b', _type: 'article', path: '/articles/other', title: 'Other' },
    { _id: 'c', _type: 'page', path: '/team', sections: [{ _type: 'leadership' }] },
    { _id: 'd', _type: 'page', path: '/contact', sections: [{ _type: 'hero' }] },
  ]
  let query = ''
  const listenQuery = (asked: string | { fetch: string }) => {
    query = typeof asked === 'string' ? asked : asked.fetch
    return NEVER
  }
  locationsOf({ ...params, type: 'teamMember' }, { listenQuery })
  const found = await evaluate(parse(query, { params }), { dataset, params })
  expect(await found.get()).toEqual({
    locations: [
      { title: 'Own', href: '/articles/own' },
      { title: '/team', href: '/team' },
    ],
  })
})
