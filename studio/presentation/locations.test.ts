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
  const found = locationsOf(
    { id: 'faqItem-start', type: 'faqItem', version: undefined },
    { listenQuery },
  )
  if (!isObservable(found)) throw new Error('The locations of a question are observable')
  const results: unknown[] = []
  const errors: unknown[] = []
  found.subscribe({ next: (result) => results.push(result), error: (error) => errors.push(error) })
  expect(results).toEqual([])
  vi.advanceTimersByTime(5_000)
  expect(results).toEqual([place])
  expect(errors).toEqual([])
})

/** Evaluates what is fetched for a document, on these documents. */
async function placesIn(
  dataset: readonly Record<string, unknown>[],
  document: { id: string; type: string },
): Promise<unknown> {
  let query = ''
  const listenQuery = (asked: string | { fetch: string }) => {
    query = typeof asked === 'string' ? asked : asked.fetch
    return NEVER
  }
  locationsOf({ ...document, version: undefined }, { listenQuery })
  const params = { id: document.id }
  const found = await evaluate(parse(query, { params }), { dataset, params })
  return found.get()
}

test('a member of the team is shown on the pages of the team and in their own articles', async () => {
  const author = { _type: 'reference', _ref: 'teamMember-ama' }
  const dataset = [
    { _id: 'a', _type: 'article', path: '/articles/own', title: 'Own', author },
    { _id: 'b', _type: 'article', path: '/articles/other', title: 'Other' },
    { _id: 'c', _type: 'page', path: '/team', sections: [{ _type: 'leadership' }] },
    { _id: 'd', _type: 'page', path: '/contact', sections: [{ _type: 'hero' }] },
  ]
  expect(await placesIn(dataset, { id: 'teamMember-ama', type: 'teamMember' })).toEqual({
    locations: [
      { title: 'Own', href: '/articles/own' },
      { title: '/team', href: '/team' },
    ],
  })
})

const ARTICLES = {
  _id: 'articles',
  _type: 'page',
  path: '/articles',
  sections: [{ _type: 'articleList' }],
}

test('an article is opened in the preview, with the list of articles', async () => {
  const dataset = [{ _id: 'a', _type: 'article', path: '/articles/own', title: 'Own' }, ARTICLES]
  expect(await placesIn(dataset, { id: 'a', type: 'article' })).toEqual({
    message: 'Open it in the preview',
    locations: [
      { title: '/articles', href: '/articles' },
      { title: 'Own', href: '/articles/own' },
    ],
  })
})

test.each([
  ['an article that was deleted', 'article', []],
  ['a page without a path', 'page', [{ _id: 'a', _type: 'page' }]],
])('%s has no page in the preview', async (_, type, documents) => {
  expect(await placesIn([...documents, ARTICLES], { id: 'a', type })).toEqual({
    message: 'Nothing to preview',
    locations: [],
  })
})

test('a document in a release is looked for in that release', () => {
  const listenQuery = vi.fn(() => NEVER)
  locationsOf({ id: 'a', type: 'page', version: 'rHUsyiGbg' }, { listenQuery })
  expect(listenQuery).toHaveBeenCalledWith(
    expect.anything(),
    { id: 'a' },
    expect.objectContaining({ perspective: ['rHUsyiGbg', 'drafts'] }),
  )
})
