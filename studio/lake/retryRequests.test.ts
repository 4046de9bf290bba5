import { describe, expect, test } from 'vitest'
import { retryRequests } from './retryRequests.ts'

const ACTIONS = 'http://x/lake/v2025/data/actions/production?tag=sanity.studio'
const QUERY = 'http://x/lake/v2025/data/query/production'
const body = JSON.stringify({ actions: [], transactionId: 'tx' })
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = (status: number, content: object = {}) =>
  Promise.resolve(Response.json(content, { status }))

/** A fetch with these outcomes, one after the other; the last one repeats. */
function retrying(...outcomes: (() => Promise<Response>)[]) {
  const sent: unknown[] = []
  const signals: unknown[] = []
  const pauses: number[] = []
  const fetch = retryRequests(
    async (_input, init) => {
      const outcome = outcomes[Math.min(sent.length, outcomes.length - 1)] ?? lost
      sent.push(init?.body)
      signals.push(init?.signal)
      return outcome()
    },
    async (ms) => void pauses.push(ms),
  )
  return { fetch, sent, signals, pauses }
}

describe('request retries', () => {
  test('sends the same write again until the lake has answered', async () => {
    const { fetch, sent, pauses } = retrying(
      lost,
      () => answered(503),
      () => answered(502),
      () => answered(504),
      lost,
      () => answered(200, { transactionId: 'tx' }),
    )
    const response = await fetch(ACTIONS, { method: 'POST', body })
    expect(JSON.parse(await response.text())).toEqual({ transactionId: 'tx' })
    expect(sent).toEqual(Array(6).fill(body))
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000])
  })

  const TAKEN = {
    error: { items: [{ error: { type: 'transactionAlreadyExistsError' } }] },
  }

  test('responds as committed if an earlier attempt was applied and its response lost', async () => {
    const { fetch } = retrying(lost, () => answered(409, TAKEN))
    const response = await fetch(ACTIONS, { method: 'POST', body })
    expect(response.status).toBe(200)
    expect(JSON.parse(await response.text())).toEqual({ transactionId: 'tx' })
  })

  test('returns a refusal, also of a repeated write', async () => {
    const first = retrying(() => answered(409, TAKEN))
    expect((await first.fetch(ACTIONS, { method: 'POST', body })).status).toBe(409)
    const repeated = retrying(lost, () => answered(409, { error: { type: 'mutationError' } }))
    const response = await repeated.fetch(ACTIONS, { method: 'POST', body })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('mutationError')
  })

  test('sends a write without a transaction id, and a query of the desk, once', async () => {
    const write = retrying(lost)
    const unnamed = { method: 'POST', body: JSON.stringify({ actions: [] }) }
    await expect(write.fetch(ACTIONS, unnamed)).rejects.toThrow('Failed to fetch')
    const query = retrying(() => answered(503))
    expect((await query.fetch(`${QUERY}?tag=sanity.studio.desk.listing`)).status).toBe(503)
    expect([write.sent.length, query.sent.length]).toEqual([1, 1])
  })

  test.each([
    `${QUERY}?query=*&tag=sanity.studio`,
    'http://x/lake/v2025/data/doc/production/a,drafts.a?tag=sanity.studio.preview.documents-availability',
  ])('repeats %s until the lake has responded, or the read is aborted', async (address) => {
    const read = retrying(
      lost,
      () => answered(503),
      lost,
      () => answered(200, { result: [] }),
    )
    expect((await read.fetch(address)).status).toBe(200)
    expect(read.sent).toHaveLength(4)
    const aborted = retrying(lost)
    const signal = AbortSignal.abort(new Error('No longer needed'))
    await expect(aborted.fetch(address, { signal })).rejects.toThrow('Failed to fetch')
    expect(aborted.sent).toHaveLength(1)
    const refused = retrying(() => answered(400))
    expect((await refused.fetch(address)).status).toBe(400)
  })

  test('sends a write also after the client has aborted it', async () => {
    const aborted = retrying(lost, lost, () => answered(200, { transactionId: 'tx' }))
    const signal = AbortSignal.abort()
    const response = await aborted.fetch(ACTIONS, { method: 'POST', body, signal })
    expect(response.status).toBe(200)
    expect(aborted.sent).toHaveLength(3)
    expect(aborted.signals).not.toContain(signal)
  })

  test.each([
    ['write', ACTIONS, { method: 'POST', body }],
    ['read', QUERY, {}],
  ])(
    'returns the last response to a %s after a bounded number of attempts',
    async (_, url, init) => {
      const unreachable = retrying(() => answered(503))
      expect((await unreachable.fetch(url, init)).status).toBe(503)
      expect(unreachable.sent).toHaveLength(60)
    },
  )
})
