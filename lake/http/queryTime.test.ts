import { expect, test } from 'vitest'
import { createQueryTime } from './queryTime.ts'

const LIMITS = { anonymousQueryBudgetMs: 1_000, anonymousQueryShare: 0.5 }

/** Queries that take as long as they are told to, on a clock of the test's own. */
function setUp() {
  let nowMs = 0
  const time = createQueryTime(LIMITS, () => nowMs)
  return {
    pass: (ms: number) => {
      nowMs += ms
    },
    query: (client: string, ms: number) =>
      time.run(client, () => {
        nowMs += ms
        return 'answer'
      }),
  }
}

test('a client has a budget that comes back with time', () => {
  const { query, pass } = setUp()
  expect(query('ama', 900)).toBe('answer')
  expect(query('ama', 1_600), 'what is begun is finished').toBe('answer')
  expect(() => query('ama', 1)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '2' } }),
  )
  expect(query('kofi', 1), 'another client is not meant').toBe('answer')
  pass(2_000)
  expect(query('ama', 1)).toBe('answer')
})

test('all strangers together have a budget', () => {
  const { query, pass } = setUp()
  for (let i = 0; i < 5; i += 1) query(`client-${i}`, 900)
  expect(() => query('another', 1)).toThrow(/share of time/)
  pass(3_000)
  expect(query('another', 1)).toBe('answer')
})

test('a query that fails has taken its time all the same', () => {
  let nowMs = 0
  const time = createQueryTime(LIMITS, () => nowMs)
  const fail = () =>
    time.run('ama', () => {
      nowMs += 3_000
      throw new Error('too long')
    })
  expect(fail).toThrow('too long')
  expect(fail).toThrow(/share of time/)
})
