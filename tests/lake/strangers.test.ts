import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedLake, startLake } from './startLake.ts'

/** With two hundred documents this takes minutes when nobody stops it. */
const HEAVY = 'count(*[count(*[count(*[count(*[_id != ^._id]) > 0]) > 0]) > 0])'

let started: StartedLake
beforeAll(async () => {
  started = await startLake({
    limits: {
      anonymousQueryTimeMaxMs: 100,
      anonymousQueryBudgetMs: 20,
      anonymousQueryShare: 0.01,
    },
    isHost: ({ headers }) => headers['x-host'] === 'this',
  })
  const documents = Array.from({ length: 200 }, (_, i) => ({ _id: `one-${i}`, _type: 'one' }))
  started.lake.dataset.transact(documents.map((create) => ({ create })))
})
afterAll(() => started.stop())

const ask = (query: string, init: RequestInit & { anonymous?: boolean } = {}) =>
  started.request(`/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`, init)

test('a stranger’s query ends soon, and the next ones have to wait; nobody else has to', async () => {
  const begunAtMs = performance.now()
  const heavy = await ask(HEAVY, { anonymous: true })
  expect(heavy.status).toBe(408)
  expect(performance.now() - begunAtMs).toBeLessThan(2_000)
  const next = await ask('count(*)', { anonymous: true })
  expect(next.status).toBe(429)
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await next.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })

  const host = await ask('count(*)', { anonymous: true, headers: { 'x-host': 'this' } })
  expect(await host.json()).toMatchObject({ result: 200 })
  expect((await ask('count(*)')).status, 'an editor').toBe(200)
})
