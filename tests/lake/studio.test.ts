import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

const V = '/v2025-02-19'
const TRANSACTIONS = '/data/history/production/transactions/drafts.h'

/** The Studio's requests to the lake besides content. */
describe('the endpoints that the Studio requests', () => {
  let started: StartedLake
  const sockets: WebSocket[] = []

  beforeEach(async () => {
    // No two transactions are of the same time, however fast they follow each other.
    let nowMs = Date.UTC(2026, 10, 22)
    started = await startLake({ date: () => (nowMs += 1_000) })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate()
    await started.stop()
  })

  const lines = async (path: string) =>
    (await (await started.request(V + path)).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  /** Creates, edits and publishes a document. */
  async function documentWithHistory() {
    const client = started.client({ perspective: 'raw' })
    await client.create({ _id: 'drafts.h', _type: 'page', title: 'one' })
    const edited = await client.patch('drafts.h').set({ title: 'two' }).commit()
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.h',
      publishedId: 'h',
    })
    const transactions = await lines(`${TRANSACTIONS}?effectFormat=mendoza&excludeContent=true`)
    return { client, edited, transactions }
  }

  test.each<[string, unknown]>([
    ['/users/me', { id: 'lake-token', email: '', roles: [{ name: 'administrator' }] }],
    ['/users/seed', { id: 'seed', displayName: 'Content Lake', email: '' }],
    ['/users/anonymous', { id: 'anonymous', displayName: 'Content Lake' }],
    ['/users/nobody,lake-token', [{ id: 'lake-token', displayName: 'Local editor' }]],
    ['/auth/id', { id: 'lake-token', expiry: expect.any(Number) }],
    ['/check/cors', { result: { allowed: true, withCredentials: true } }],
    ['/projects/local', { id: 'local', members: [{ id: 'lake-token' }] }],
    ['/projects/local/grants', {}],
    ['/projects/local/datasets', [{ name: 'production', aclMode: 'private' }]],
    ['/projects/local/datasets?datasetProfile=comments&addonFor=production', []],
    ['/projects/local/datasets/production/acl', [{ filter: expect.any(String) }, {}]],
    ['/features', ['contentReleases', 'singleDocRelease']],
    ['/projects/local/new-content-release-allowed', { data: { datasetReleaseLimit: 1000 } }],
    ['/journey/trial', null],
    ['/journey/announcements', []],
    ['/ping', {}],
    ['/data/ping/production', {}],
    ['/intake/telemetry-status', { status: 'denied' }],
    [
      '/data/references/production/documents/x/to?excludeInternalReferences=true',
      { totalCount: 0 },
    ],
  ])('respond to GET %s as the Studio expects', async (path, expected) => {
    const response = await started.request(V + path)
    expect(response.status).toBe(200)
    const body = await response.json()
    if (typeof expected === 'object' && expected !== null) expect(body).toMatchObject(expected)
    else expect(body).toBe(expected)
    expect(started.unknownEndpoints()).toEqual([])
  })

  test('returns 404 for an unknown user', async () => {
    const unknown = started.client().users.getById('nobody')
    await expect(unknown).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('There is no user "nobody"'),
    })
  })

  test('stores settings of the Studio', async () => {
    const entries = [
      { key: 'layout', value: { view: 'list' } },
      { key: 'zoom', value: 2 },
    ]
    const put = await started.request(`${V}/users/me/keyvalue`, {
      method: 'PUT',
      body: JSON.stringify(entries),
    })
    expect(put.status).toBe(200)
    const get = await started.request(`${V}/users/me/keyvalue/layout,zoom,missing`)
    expect(await get.json()).toEqual(expect.arrayContaining(entries))
    const bad = await started.request(`${V}/users/me/keyvalue`, { method: 'PUT', body: '[{}]' })
    expect(bad.status).toBe(400)
  })

  test('returns the transactions of a document, with their effects or mutations', async () => {
    const { transactions } = await documentWithHistory()
    expect(transactions).toHaveLength(3)
    expect(transactions[0]).toMatchObject({
      author: 'lake-token',
      documentIDs: ['drafts.h'],
      effects: { 'drafts.h': { apply: [0, { title: 'one' }], revert: [0, null] } },
    })
    const [withMutations] = await lines(`${TRANSACTIONS}?limit=1`)
    expect(withMutations).not.toHaveProperty('effects')
    expect(withMutations.mutations).toHaveLength(1)
    expect((await lines(`${TRANSACTIONS}?limit=1&excludeContent=true`))[0]).toEqual({
      id: withMutations.id,
      timestamp: withMutations.timestamp,
      author: 'lake-token',
      documentIDs: ['drafts.h'],
      mutations: [],
    })
    const newest = await lines(`${TRANSACTIONS}?reverse=true&limit=1`)
    expect(newest.map(({ id }) => id)).toEqual([transactions[2].id])
  })

  test('returns a document as it was at a revision or time', async () => {
    const { client, edited, transactions } = await documentWithHistory()
    const at = async (id: string, query: Record<string, string>) => {
      const address = `/data/history/production/documents/${id}?${new URLSearchParams(query)}`
      const response = await started.request(V + address)
      return { status: response.status, body: await response.json() }
    }
    const documents = async (id: string, query: Record<string, string>) =>
      (await at(id, query)).body.documents
    expect(await documents('drafts.h', { revision: edited._rev })).toMatchObject([{ title: 'two' }])
    // After the publish there is no draft; the Studio requests it anyway.
    expect(await documents('drafts.h', { revision: transactions[2].id })).toMatchObject([
      { _id: 'h', title: 'two' },
    ])
    const imported = await client.create({ _id: 'imported', _type: 'page', title: 'before' })
    await client.create({ _id: 'drafts.imported', _type: 'page', title: 'after' })
    expect(await documents('drafts.imported', { revision: imported._rev })).toMatchObject([
      { title: 'before' },
    ])
    expect(await documents('drafts.imported', { revision: 'unknown' })).toEqual([])

    // The same time in another zone; compared as text it would sort first.
    const time = edited._updatedAt.replace('Z', '+00:00')
    expect(await documents('drafts.h', { time })).toMatchObject([{ title: 'two' }])
    expect(await documents('drafts.h', { time: '1999-12-31T23:59:59-23:00' })).toEqual([])
    expect(await at('drafts.h', { time: 'yesterday' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('"time"') },
    })
  })

  test('returns the events of one document', async () => {
    await documentWithHistory()
    const path = `${V}/data/history/production/events/documents`
    const events = await started.request(`${path}/h?limit=10`)
    const { events: byId, nextCursor } = await events.json()
    expect(byId.h.map(({ type }: { type: string }) => type)).toContain('publishDocumentVersion')
    expect(nextCursor).toBeDefined()
    const repeated = await started.request(`${path}/h,h`)
    expect(Object.keys((await repeated.json()).events)).toEqual(['h'])
    const several = await started.request(`${path}/h,other`)
    expect([several.status, (await several.json()).message]).toEqual([
      400,
      'One document id is expected',
    ])
  })

  test('lists deleted documents with their last state, until they exist again', async () => {
    const client = started.client({ perspective: 'raw' })
    const listed = async () => {
      const response = await started.request(`${V}/data/history/production/deleted?limit=10`)
      const { documents } = await response.json()
      return documents.filter(({ id }: { id: string }) => id.startsWith('gone'))
    }
    await client.create({ _id: 'gone-first', _type: 'page', title: 'First' })
    await client.create({ _id: 'gone-second', _type: 'page', title: 'Published' })
    await client.create({ _id: 'drafts.gone-second', _type: 'page', title: 'Draft' })
    await client.delete('gone-first')
    await client.delete('gone-second')
    expect(await listed()).toMatchObject([{ id: 'gone-first', document: { title: 'First' } }])
    await client.delete('drafts.gone-second')
    expect(await listed()).toMatchObject([
      { id: 'gone-second', author: 'lake-token', document: { title: 'Draft' } },
      { id: 'gone-first' },
    ])
    await client.create({ _id: 'drafts.gone-second', _type: 'page', title: 'Back' })
    expect(await listed()).toMatchObject([{ id: 'gone-first' }])
  })

  test('lists as many deleted documents as asked for, whatever plugins have deleted', async () => {
    const client = started.client({ perspective: 'raw' })
    await client.create({ _id: 'asked', _type: 'page' })
    await client.delete('asked')
    for (const [_id, _type] of [
      ['tag', 'media.tag'],
      ['context', 'assist.instruction.context'],
    ] as const) {
      await client.create({ _id, _type })
      await client.delete(_id)
    }
    const response = await started.request(`${V}/data/history/production/deleted?limit=1`)
    const { documents } = await response.json()
    expect(documents).toMatchObject([{ id: 'asked' }])
  })

  test('lists the unpublished edits of a document deleted together with its draft', async () => {
    const client = started.client({ perspective: 'raw' })
    // Sorts before its draft.
    await client.create({ _id: '0-x', _type: 'page', title: 'Published' })
    await client.create({ _id: 'drafts.0-x', _type: 'page', title: 'Draft' })
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: '0-x',
      includeDrafts: ['drafts.0-x'],
    })
    const response = await started.request(`${V}/data/history/production/deleted?limit=10`)
    const { documents } = await response.json()
    expect(documents).toMatchObject([{ id: '0-x', document: { title: 'Draft' } }])
  })

  test('lists a deleted document whose id ends like that of an existing one', async () => {
    const client = started.client({ perspective: 'raw' })
    await client.create({ _id: 'privacy', _type: 'page' })
    // As long as the prefix of drafts.
    await client.create({ _id: 'policy-privacy', _type: 'page' })
    await client.delete('policy-privacy')
    const response = await started.request(`${V}/data/history/production/deleted?limit=10`)
    const { documents } = await response.json()
    expect(documents[0]).toMatchObject({ id: 'policy-privacy' })
  })

  test('lists a deleted document after the deletion of many preview secrets', async () => {
    const client = started.client({ perspective: 'raw' })
    const ids = Array.from({ length: 100 }, (_, index) => `drafts.secret-${index}`)
    const _type = 'sanity.previewUrlSecret'
    await client.mutate(ids.map((_id) => ({ create: { _id, _type, secret: 'abc' } })))
    await client.create({ _id: 'faq', _type: 'faqItem', question: 'Who?' })
    await client.delete('faq')
    await client.mutate(ids.map((id) => ({ delete: { id } })))
    const response = await started.request(`${V}/data/history/production/deleted?limit=50`)
    const { documents } = await response.json()
    expect(documents).toMatchObject([{ id: 'faq', document: { question: 'Who?' } }])
  })

  test('lists no document that was deleted before the newest 5,000 deletions', async () => {
    const { dataset } = started.lake
    const _type = 'sanity.previewUrlSecret'
    const ids = Array.from({ length: 1_000 }, (_, index) => `drafts.secret-${index}`)
    dataset.transact([{ create: { _id: 'faq', _type: 'faqItem' } }])
    dataset.transact([{ delete: { id: 'faq' } }])
    for (let round = 0; round < 5; round += 1) {
      dataset.transact(ids.map((_id) => ({ create: { _id, _type, secret: 'abc' } })))
      dataset.transact(ids.map((id) => ({ delete: { id } })))
    }
    expect(dataset.history.deleted(50)).toEqual([])
  })

  test('lists deleted documents up to eight million characters, the newest first', async () => {
    const { dataset } = started.lake
    const text = 'x'.repeat(3 * 1024 * 1024)
    const ids = ['large-1', 'large-2', 'large-3']
    for (const _id of ids) dataset.transact([{ create: { _id, _type: 'page', text } }])
    for (const id of ids) dataset.transact([{ delete: { id } }])
    const listed = dataset.history.deleted(50).map(({ id }) => id)
    expect(listed).toEqual(['large-3', 'large-2'])
  })

  test('does not list deleted pictures, share links and releases', async () => {
    const client = started.client({ perspective: 'raw' })
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
    const picture = await client.assets.upload('image', drawing, { filename: 'drawing.svg' })
    await client.create({ _id: 'preview-link.x', _type: 'previewLink' })
    await client.releases.create({ releaseId: 'r1', metadata: { title: 'Release' } })
    await client.releases.archive({ releaseId: 'r1' })
    await client.releases.delete({ releaseId: 'r1' })
    await client.delete(picture._id)
    await client.delete('preview-link.x')
    const response = await started.request(`${V}/data/history/production/deleted`)
    expect(await response.json()).toEqual({ documents: [] })
  })

  test('returns documents by id, and lists omitted ones', async () => {
    await started.client().create({ _id: 'h', _type: 'page' })
    const response = await started.request(`${V}/data/doc/production/h,drafts.h`)
    expect(await response.json()).toMatchObject({
      documents: [{ _id: 'h' }],
      omitted: [{ id: 'drafts.h', reason: 'existence' }],
    })
  })

  /** A socket and everything it has received, parsed. */
  const connect = async (path: string, headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`${started.origin.replace('http', 'ws')}/lake${path}`, { headers })
    sockets.push(socket)
    // biome-ignore lint/suspicious/noExplicitAny: what arrives is what the test examines
    const received: any[] = []
    socket.on('message', (data) => received.push(JSON.parse(data.toString())))
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return { socket, received, send: (message: unknown) => socket.send(JSON.stringify(message)) }
  }
  /** The response to an upgrade request that is refused. */
  const refusal = async (path: string, headers: Record<string, string>) => {
    const socket = new WebSocket(`${started.origin.replace('http', 'ws')}/lake${path}`, { headers })
    const [, response] = await once(socket, 'unexpected-response')
    const body = await json(response)
    return { status: response.statusCode, challenge: response.headers['www-authenticate'], body }
  }
  const bearer = { authorization: `Bearer ${TEST_TOKEN}` }

  describe('presence', () => {
    const call = (id: string, method: string, params: unknown = {}) => ({
      jsonrpc: '2.0',
      id,
      method,
      params,
    })

    test('is forwarded between editors and ends with the connection', async () => {
      const ama = await connect(`${V}/socket/production`, bearer)
      const kofi = await connect(`${V}/socket/production`, bearer)
      await expect.poll(() => kofi.received.map(({ method }) => method)).toContain('welcome')
      ama.send(call('1', 'presence_subscribe'))
      await expect.poll(() => ama.received.map(({ id }) => id)).toContain('1')
      const subscription = ama.received.find(({ id }) => id === '1').result
      const presence = () =>
        ama.received.flatMap(({ method, params }) =>
          method === 'presence_subscription' && params.subscription === subscription
            ? [params.result]
            : [],
        )
      const locations = [{ type: 'document', documentId: 'x', path: ['title'] }]
      kofi.send(call('a', 'presence_rollcall', { session: 's-kofi' }))
      kofi.send(call('b', 'presence_announce', { data: { sessionId: 's-kofi', locations } }))
      await expect.poll(presence).toEqual([
        { type: 'rollCall', i: 'lake-token', session: 's-kofi' },
        { type: 'state', i: 'lake-token', m: { sessionId: 's-kofi', locations } },
      ])
      kofi.socket.close()
      await expect
        .poll(() => presence()[2])
        .toEqual({
          type: 'disconnect',
          i: 'lake-token',
          m: { session: 's-kofi' },
        })
    })
  })

  describe('a socket for many streams', () => {
    test('opens, delivers and closes streams', async () => {
      const { received, send } = await connect('/streams', bearer)
      const chunks = (id: string) =>
        received.filter((each) => each.id === id && each.chunk).map(({ chunk }) => chunk)
      const lengths = () => [chunks('1').length, chunks('2').length]
      send({
        op: 'open',
        id: '1',
        url: `${V}/data/listen/production?query=*%5B_type%3D%3D%22m%22%5D`,
      })
      send({ op: 'open', id: '2', url: `${V}/data/live/events/production` })
      await expect.poll(lengths).toEqual([1, 1])
      expect(chunks('1')[0]).toContain('event: welcome')
      await started.client().create({ _id: 'm1', _type: 'm' })
      await expect.poll(lengths).toEqual([2, 2])
      expect(chunks('1')[1]).toContain('"documentId":"m1"')
      expect(chunks('2')[1]).toContain('event: message')
      send({ op: 'close', id: '1' })
      await started.client().create({ _id: 'm2', _type: 'm' })
      await expect.poll(lengths).toEqual([2, 3])

      send({ op: 'open', id: '3', url: '/v1/users/me' })
      const refusal = () => received.find(({ id }) => id === '3')?.error.status
      await expect.poll(refusal).toBe(404)
    })

    test('refuses a stream of another dataset', async () => {
      const { received, send } = await connect('/streams', bearer)
      send({ op: 'open', id: '1', url: `${V}/data/live/events/staging` })
      await expect
        .poll(() => received)
        .toEqual([
          {
            id: '1',
            error: {
              status: 404,
              body: {
                statusCode: 404,
                error: 'Not Found',
                message: 'Dataset "staging" not found',
              },
            },
          },
        ])
    })
  })

  test.each([
    ['GET', 'data/query/staging?query=*'],
    ['POST', 'data/mutate/staging'],
  ])('refuses %s %s, which is of another dataset', async (method, path) => {
    const body = JSON.stringify({ mutations: [{ create: { _type: 'note' } }] })
    const init = { method, ...(method === 'POST' ? { body } : {}) }
    const response = await started.request(`${V}/${path}`, init)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Dataset "staging" not found' })
    expect(started.lake.dataset.count()).toBe(0)
  })

  test('refuses sockets of other origins, without a valid token, to unknown paths and datasets', async () => {
    for (const path of ['/streams', `${V}/socket/production`]) {
      await expect(connect(path)).rejects.toThrow('401')
    }
    await expect(
      connect('/streams', { ...bearer, origin: 'https://evil.example' }),
    ).rejects.toThrow('403')
    await expect(connect('/streams', { authorization: 'Bearer wrong' })).rejects.toThrow('401')
    await expect(connect('/nowhere', bearer)).rejects.toThrow('404')
    expect(await refusal('/streams', { origin: 'https://evil.example' })).toEqual({
      status: 401,
      challenge: 'Bearer realm="lake"',
      body: {
        statusCode: 401,
        error: 'Unauthorized',
        message: `The Content Lake is private: sign in at ${started.origin}/studio, or send the lake's token as "Authorization: Bearer <token>".`,
      },
    })
    await expect(connect(`${V}/socket/staging`, bearer)).rejects.toThrow('404')
    expect(started.unknownEndpoints()).toEqual([{ method: 'WS', path: '/nowhere' }])
  })
})
