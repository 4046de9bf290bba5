import { concat, defer, delay, EMPTY, NEVER, of, Subject, throwError } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from './useListing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A listener whose connection lasts. */
const events = () => concat(of({ type: 'welcome' }), NEVER)

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

test('a document that the listed release unpublishes is leaving, but not in another release', () => {
  const version = { ...rowOf('versions.rJune.page'), isLeaving: true }
  const read = () => of([rowOf('page'), version])
  const listed: boolean[] = []
  for (const release of ['rJune', 'rJuly']) {
    listingOf({ events, read }, () => {}, release)
      .subscribe(({ entries: [entry] }) => listed.push(entry?.isLeaving === true))
      .unsubscribe()
  }
  expect(listed).toEqual([true, false])
})

test('a listing whose query fails shows the failure, and lists again when a retry succeeds', () => {
  let queries = 0
  const read = () =>
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
  const subscription = listingOf({ events, read }, (failure) => failures.push(failure)).subscribe({
    next: ({ entries }) => listed.push(entries.map(({ id }) => id)),
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
  const read = () =>
    defer(() => {
      queries += 1
      return queries === 1 ? NEVER : concat(of([rowOf(`page-${queries}`)]), NEVER)
    })
  const failures: (string | undefined)[] = []
  const listed: string[][] = []
  const subscription = listingOf({ events, read }, (failure) => failures.push(failure)).subscribe(
    ({ entries }) => listed.push(entries.map(({ id }) => id)),
  )
  vi.advanceTimersByTime(29_000)
  expect(failures).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(failures).toEqual(['no response within 30 seconds'])
  vi.advanceTimersByTime(60_000)
  expect(listed).toEqual([['page-2']])
  expect(failures).toEqual(['no response within 30 seconds', undefined])
  subscription.unsubscribe()
})

test('a listing reads again when its listener has reconnected', () => {
  const listener = new Subject()
  let revision = 'one'
  const read = () => defer(() => of([{ ...rowOf('page'), _rev: revision }]))
  const listed: (string | undefined)[] = []
  const subscription = listingOf({ events: () => listener, read }, () => {}).subscribe(
    ({ entries: [entry] }) => listed.push(entry?.revision),
  )
  listener.next({ type: 'welcome' })
  vi.advanceTimersByTime(1_000)
  listener.next({ type: 'reconnect' })
  vi.advanceTimersByTime(1_000)
  revision = 'two'
  listener.next({ type: 'welcome' })
  vi.advanceTimersByTime(1_000)
  expect(listed).toEqual(['one', 'one', 'two'])
  subscription.unsubscribe()
})

test('a listing reads once more after all changes that were made during a request', () => {
  const listener = new Subject()
  let queries = 0
  const read = () =>
    defer(() => {
      queries += 1
      return of([rowOf(`page-${queries}`)]).pipe(delay(1_000))
    })
  const listed: string[][] = []
  const subscription = listingOf({ events: () => listener, read }, () => {}).subscribe(
    ({ entries }) => listed.push(entries.map(({ id }) => id)),
  )
  listener.next({ type: 'welcome' })
  for (let change = 0; change < 9; change++) {
    vi.advanceTimersByTime(100)
    listener.next({ type: 'mutation' })
  }
  vi.advanceTimersByTime(60_000)
  expect(listed).toEqual([['page-1'], ['page-2']])
  subscription.unsubscribe()
})

test.each([
  [2_000, false],
  [2_001, true],
])('a listing of %i documents has at most 2,000, and says %s to older ones', (length, expected) => {
  const rows = Array.from({ length }, (_, index) => rowOf(`page-${index}`))
  const subscription = listingOf({ events, read: () => of(rows) }, () => {}).subscribe(
    (listing) => {
      expect(listing.entries).toHaveLength(2_000)
      expect(listing.isTruncated).toBe(expected)
    },
  )
  expect.assertions(2)
  subscription.unsubscribe()
})
