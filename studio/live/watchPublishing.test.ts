import { describe, expect, test } from 'vitest'
import { type Publication, publicationIn, watchPublishing } from './watchPublishing.ts'

const ACTIONS = 'http://x/lake/v2025/data/actions/production?tag=sanity.studio'
const MUTATE = 'http://x/lake/v2025/data/mutate/production?returnIds=true&tag='
const action = (type: string) => ({
  actionType: `sanity.action.document.${type}`,
  publishedId: 'a',
})

test.each<[string, unknown, Publication | undefined]>([
  [ACTIONS, { actions: [action('publish')] }, { id: 'a', kind: 'published' }],
  [ACTIONS, { actions: [action('edit'), action('publish')] }, { id: 'a', kind: 'published' }],
  [ACTIONS, { actions: [action('unpublish')] }, { id: 'a', kind: 'removed' }],
  [ACTIONS, { actions: [action('delete')] }, { id: 'a', kind: 'removed' }],
  [ACTIONS, { actions: [action('edit')] }, undefined],
  [ACTIONS, { actions: 'publish' }, undefined],
  [
    `${MUTATE}sanity.studio.desk.order`,
    { mutations: [{ patch: { id: 'drafts.a' } }, { patch: { id: 'b' } }] },
    { id: 'b', kind: 'ordered' },
  ],
  [`${MUTATE}desk.order`, { mutations: [{ patch: { id: 'drafts.a' } }] }, undefined],
  [`${MUTATE}desk.order`, { mutations: [{ patch: { id: 'versions.winter.a' } }] }, undefined],
  [
    `${MUTATE}desk.order`,
    { mutations: [{ patch: { id: 'versions.winter.a' } }, { patch: { id: 'b' } }] },
    { id: 'b', kind: 'ordered' },
  ],
  [`${MUTATE}sanity.studio`, { mutations: [{ patch: { id: 'b' } }] }, undefined],
  ['http://x/lake/v2025/data/query/production', { query: '*' }, undefined],
])('%s %j changes for visitors: %j', (address, body, expected) => {
  expect(publicationIn(address, JSON.stringify(body))).toEqual(expected)
})

describe('publish watcher', () => {
  test('returns undefined for a body that is not JSON', () => {
    expect(publicationIn(ACTIONS, '{')).toBeUndefined()
    expect(publicationIn(ACTIONS, undefined)).toBeUndefined()
  })

  function watched(response: Response) {
    const steps: string[] = []
    const fetch = watchPublishing(
      async () => {
        steps.push('sent')
        return response
      },
      {
        prepare: async ({ id }) => void steps.push(`prepared ${id}`),
        track: ({ id }, revision) => void steps.push(`tracks ${id} to ${revision}`),
      },
    )
    return { fetch, steps }
  }

  test('tracks what was sent although the sender cancels the response', async () => {
    const tracked: string[] = []
    const fetch = watchPublishing(
      async (_, init) => {
        if (init?.signal?.aborted) throw init.signal.reason
        return Response.json({ transactionId: 'tx' })
      },
      {
        prepare: async () => undefined,
        track: (_, revision) => void tracked.push(revision),
      },
    )
    const body = JSON.stringify({ actions: [action('publish')] })
    await fetch(ACTIONS, { method: 'POST', body, signal: AbortSignal.abort() })
    expect(tracked).toEqual(['tx'])
  })

  test('prepares, sends, tracks; and the sender still reads the whole response', async () => {
    const { fetch, steps } = watched(Response.json({ transactionId: 'tx' }))
    const body = JSON.stringify({ actions: [action('publish')] })
    const response = await fetch(ACTIONS, { method: 'POST', body })
    expect(steps).toEqual(['prepared a', 'sent', 'tracks a to tx'])
    expect(JSON.parse(await response.text())).toEqual({ transactionId: 'tx' })
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('tracks nothing that the lake has refused', async () => {
    const { fetch, steps } = watched(Response.json({}, { status: 409 }))
    const body = JSON.stringify({ actions: [action('publish')] })
    expect((await fetch(ACTIONS, { method: 'POST', body })).status).toBe(409)
    expect(steps).toEqual(['prepared a', 'sent'])
  })
})
