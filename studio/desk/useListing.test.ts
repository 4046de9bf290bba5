import { concat, defer, EMPTY, NEVER, of, throwError } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from './useListing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const rowOf = (_id: string) => ({
  _id,
  _type: 'page',
  _rev: 'one',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  name: _id,
  path: `/${_id}`,
  order: null,
})

test('a listing whose query fails shows the failure, and lists again when a retry succeeds', () => {
  let queries = 0
  const listenQuery = () =>
    defer(() => {
      queries += 1
      const isDown = queries === 1 || queries === 2
      return concat(
        queries === 2 ? EMPTY : of([rowOf(`page-${queries}`)]),
        isDown ? throwError(() => new Error('Failed to fetch')) : NEVER,
      )
    })
  const failures: (string | undefined)[] = []
  const listed: string[][] = []
  const errors: unknown[] = []
  const subscription = listingOf(['page'], { listenQuery }, (failure) =>
    failures.push(failure),
  ).subscribe({
    next: (entries) => listed.push(entries.map(({ id }) => id)),
    error: (error) => errors.push(error),
  })
  expect(listed).toEqual([['page-1']])
  expect(failures).toEqual([undefined, 'the website is not responding'])
  vi.advanceTimersByTime(10_000)
  expect(listed).toEqual([['page-1'], ['page-3']])
  expect(failures).toEqual([
    undefined,
    'the website is not responding',
    'the website is not responding',
    undefined,
  ])
  expect(errors).toEqual([])
  subscription.unsubscribe()
})

test('a listing without a response for 30 seconds shows it, and lists when a retry has one', () => {
  let queries = 0
  const listenQuery = () =>
    defer(() => {
      queries += 1
      return queries === 1 ? NEVER : concat(of([rowOf(`page-${queries}`)]), NEVER)
    })
  const failures: (string | undefined)[] = []
  const listed: string[][] = []
  const subscription = listingOf(['page'], { listenQuery }, (failure) =>
    failures.push(failure),
  ).subscribe((entries) => listed.push(entries.map(({ id }) => id)))
  vi.advanceTimersByTime(29_000)
  expect(failures).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(failures).toEqual(['no response within 30 seconds'])
  vi.advanceTimersByTime(60_000)
  expect(listed).toEqual([['page-2']])
  expect(failures).toEqual(['no response within 30 seconds', undefined])
  subscription.unsubscribe()
})
