import { defer, isObservable, of, throwError } from 'rxjs'
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
