import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

/** More than the buffers of a connection. */
const LONG = Buffer.alloc(16 * 1024 * 1024, 'x')
const DATA = '/v2025-02-19/data'
const query = (groq: string) => `${DATA}/query/production?query=${encodeURIComponent(groq)}`

describe('limits', () => {
  let started: StartedLake

  beforeEach(async () => {
    started = await startLake({
      limits: {
        queryBytesMax: 2000,
        mutateBytesMax: 4000,
        jsonDepthMax: 20,
        resultSizeMax: 50_000,
        imageBytesMax: 20_000,
        fileBytesMax: 30_000,
        imagePixelsMax: 1_000_000,
        streamsMax: 3,
        streamsPerUserMax: 2,
      },
    })
  })
  afterEach(async () => {
    expect(started.log.filter(({ level }) => level === 'error')).toEqual([])
    await started.stop()
  })

  const send = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    started.request(path, { method: 'POST', body })

  /** A connection with the headers of an image, of this length or in chunks. */
  const startUpload = (length?: number) => {
    const { port, host } = new URL(started.origin)
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.on('error', () => undefined)
    const head = [
      'POST /lake/v2025-02-19/assets/images/production HTTP/1.1',
      `Host: ${host}`,
      `Authorization: Bearer ${TEST_TOKEN}`,
      length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return socket
  }

  test.each([
    ['a query', `${DATA}/query/production`, JSON.stringify({ query: `"${'x'.repeat(3000)}"` })],
    ['a mutation', `${DATA}/mutate/production`, JSON.stringify({ mutations: ['x'.repeat(5000)] })],
    ['an image', '/v2025-02-19/assets/images/production', 'x'.repeat(25_000)],
    ['a file', '/v2025-02-19/assets/files/production', 'x'.repeat(40_000)],
  ])('%s that is too large is 413', async (_what, path, body) => {
    const response = await send(path, body)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      statusCode: 413,
      error: 'Payload Too Large',
      message: expect.stringMatching(/larger than \d+ bytes/),
    })
  })

  test.each([
    ['of a known length', { 'Content-Length': `${LONG.length}` }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('a body many times too large, %s, is 413 for one who sends all of it', async (_, headers) => {
    const sent = httpRequest(`${started.origin}/lake/v2025-02-19/assets/images/production`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TEST_TOKEN}`, ...headers },
    })
    sent.end(LONG)
    const [response] = await once(sent, 'response')
    response.resume()
    // A later error shows in what was sent.
    sent.on('error', () => undefined)
    await new Promise((resolve) => sent.once('close', resolve))
    expect(response.statusCode).toBe(413)
    expect(sent.writableFinished).toBe(true)
  })

  test('a body a little too large is received before its 413', async () => {
    const socket = startUpload(40_000)
    socket.write('x'.repeat(39_999))
    let response = ''
    socket.on('data', (part) => {
      response += part
    })
    for (let n = 0; n < 10; n += 1) await started.request('/v1/ping')
    expect(response).toBe('')
    socket.write('x')
    await expect.poll(() => response).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('a body without a length is 413 before it ends if it is many times too large', async () => {
    const socket = startUpload()
    for (let n = 0; n < 100; n += 1) socket.write(`400\r\n${'x'.repeat(1024)}\r\n`)
    let response = ''
    socket.on('data', (part) => {
      response += part
    })
    await expect.poll(() => response).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  test('a connection is closed if the body still arrives slowly after its 413', async () => {
    const socket = startUpload(LONG.length)
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
    const sending = setInterval(() => socket.write('x'), 200)
    onTestFinished(() => clearInterval(sending))
    await expect.poll(() => socket.closed).toBe(true)
  })

  test('JSON that is malformed or nested too deep is 400', async () => {
    const deep = await send(`${DATA}/mutate/production`, '['.repeat(500) + ']'.repeat(500))
    expect(deep.status).toBe(400)
    expect((await deep.json()).message).toContain('deeper than 20')
    expect((await send(`${DATA}/mutate/production`, '{oops')).status).toBe(400)
    expect((await send(`${DATA}/query/production`, '"text"')).status).toBe(400)
    const params = `${query('$a')}&$a=${'['.repeat(60)}${']'.repeat(60)}`
    expect((await started.request(params)).status).toBe(400)
  })

  test('JSON that begins with a byte-order mark is read without it', async () => {
    const marked = await send(`${DATA}/query/production`, '\uFEFF{"query":"1"}')
    expect(await marked.json()).toMatchObject({ result: 1 })
  })

  test('brackets after an escaped quote in a string are not nesting', async () => {
    const text = `\\"${'['.repeat(500)}`
    const escaped = await send(
      `${DATA}/query/production`,
      JSON.stringify({ query: '$text', params: { text } }),
    )
    expect(await escaped.json()).toMatchObject({ result: text })
  })

  test('an aborted upload stores nothing and is not logged as an error', async () => {
    const closed = new Promise((resolve) => {
      const req = httpRequest(`${started.origin}/lake/v2025-02-19/assets/files/production`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-length': '1000' },
      })
      req.on('error', resolve)
      req.write('half', () => req.destroy(new Error('gone')))
    })
    await closed
    expect((await started.request('/v1/ping')).status).toBe(200)
    expect(await started.client().fetch('count(*[_type == "sanity.fileAsset"])')).toBe(0)
  })

  test('the folder of the documents is readable by its owner only', async () => {
    expect((await stat(join(started.dataDir, 'lake'))).mode & 0o077).toBe(0)
  })

  test('a result that is too large is 400', async () => {
    const client = started.client()
    for (let i = 0; i < 30; i += 1) {
      await client.create({ _type: 'large', text: 'x'.repeat(3000) })
    }
    await expect(client.fetch('*[_type == "large"]')).rejects.toMatchObject({ statusCode: 400 })
    expect(await client.fetch('count(*[_type == "large"])')).toBe(30)
  })

  test('documents of the history that are too large together are 413, one is not', async () => {
    const { dataset } = started.lake
    const large = (_id: string) => ({ create: { _id, _type: 'page', text: 'x'.repeat(60_000) } })
    dataset.transact([large('one'), large('two')])
    const of = (ids: string) => started.request(`${DATA}/history/production/documents/${ids}`)
    const [one, both] = [await of('one'), await of('one,two')]
    expect([one.status, both.status]).toEqual([200, 413])
    expect((await both.json()).message).toContain('Request fewer')
  })

  test('an event stream beyond the limit of one user is 429', async () => {
    const listen = () => started.request(`${DATA}/listen/production?query=*`)
    const first = await listen()
    const second = await listen()
    const third = await listen()
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429])
    expect(await third.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
    await first.body?.cancel()
    await second.body?.cancel()
  })

  test('a query that takes too long is 408', async () => {
    const hasty = await startLake({ limits: { queryTimeMaxMs: 1 } })
    const documents = Array.from({ length: 200 }, (_, n) => ({ _id: `page-${n}`, _type: 'page' }))
    hasty.lake.dataset.transact(documents.map((create) => ({ create })))
    const slow = 'count(*[count(*[count(*[count(*[_id != ^._id]) > 0]) > 0]) > 0])'
    const response = await hasty.request(query(slow))
    expect(response.status).toBe(408)
    expect(await response.json()).toMatchObject({ error: { description: expect.any(String) } })
    await hasty.stop()
  })

  test('a transaction that takes too long is 408 and changes nothing', async () => {
    const hasty = await startLake({ limits: { queryTimeMaxMs: 50 } })
    const client = hasty.client()
    await client.create({ _id: 'page', _type: 'page', text: 'x'.repeat(100_000) })
    const body = (mutations: unknown[]) => ({
      method: 'POST',
      body: JSON.stringify({ mutations }),
    })
    const patches = Array.from({ length: 5_000 }, (_, n) => ({ patch: { id: 'page', set: { n } } }))
    const response = await hasty.request(`${DATA}/mutate/production`, body(patches))
    expect(response.status).toBe(408)
    const type = 'transactionTimeoutError'
    expect(await response.json()).toMatchObject({ error: { type } })
    expect(await client.getDocument('page')).not.toHaveProperty('n')
    const one = await hasty.request(`${DATA}/mutate/production`, body(patches.slice(0, 1)))
    expect(one.status).toBe(200)
    await hasty.stop()
  })

  test.each([
    ['set', { set: { 'list[*]': 2 } }],
    ['set of an attribute', { set: { 'lists[*].n': 2 } }],
    ['insert', { insert: { replace: 'lists[*].items[0:1]', items: [2] } }],
    ['range after the end of the list', { unset: ['list[0:9999999]'] }],
  ])('a patch that selects too many values is 400: %s', async (_name, patch) => {
    const lists = Array.from({ length: 1_500 }, () => ({ items: [1] }))
    const list = Array.from({ length: 20_000 }, () => 1)
    const { dataset } = started.lake
    dataset.transact([{ createOrReplace: { _id: 'lists', _type: 'page', list, lists } }])
    const response = await started.request(`${DATA}/mutate/production`, {
      method: 'POST',
      body: JSON.stringify({ mutations: [{ patch: { id: 'lists', ...patch } }] }),
    })
    expect(response.status).toBe(400)
    expect(dataset.getDocuments(['lists']).documents).toMatchObject([{ list, lists }])
    dataset.transact([{ delete: { id: 'lists' } }])
  })

  test('a write that makes the dataset too large is 413, and deletions are accepted, also above the limit', async () => {
    const small = await startLake({ limits: { datasetSizeMax: 10_000 } })
    const client = small.client()
    const text = 'x'.repeat(4_000)
    await client.create({ _id: 'one', _type: 'page', text })
    await client.create({ _id: 'two', _type: 'page', text })
    await expect(client.create({ _id: 'three', _type: 'page', text })).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining('Delete some first'),
    })
    await client
      .patch('one')
      .set({ text: 'y'.repeat(4_000) })
      .commit()
    await client.delete('one')
    await client.create({ _id: 'three', _type: 'page', text })
    await small.stop({ keepData: true })
    const again = await startLake({ dataDir: small.dataDir, limits: { datasetSizeMax: 10_000 } })
    const refused = again.client().create({ _id: 'four', _type: 'page', text })
    await expect(refused).rejects.toMatchObject({ statusCode: 413 })
    await again.stop({ keepData: true })
    const lower = await startLake({ dataDir: small.dataDir, limits: { datasetSizeMax: 1_000 } })
    await lower.client().delete('two')
    expect(lower.lake.dataset.count()).toBe(1)
    await lower.stop()
  })

  test('an upload whose document makes the dataset too large is 413', async () => {
    const small = await startLake({ limits: { datasetSizeMax: 2_000 } })
    const upload = async (content: string) => {
      const path = `/v2025-02-19/assets/files/production?description=${'x'.repeat(900)}`
      return (await small.request(path, { method: 'POST', body: content })).status
    }
    expect([await upload('one'), await upload('two')]).toEqual([200, 413])
    expect(small.lake.dataset.count()).toBe(1)
    await small.stop()
  })

  test.each([
    [
      'a body with too many arrays and objects',
      () => [{ create: { _id: 'large', _type: 'page', list: Array(500_000).fill({}) } }],
      'The request body has more than 500000 arrays and objects',
    ],
    [
      'a transaction that copies too many arrays and objects',
      () => [
        { create: { _id: 'a', _type: 'page' } },
        { create: { _id: 'b', _type: 'page' } },
        { create: { _id: 'c', _type: 'page' } },
        {
          patch: {
            query: '*[_type == "target"]',
            set: { list: Array(200_000).fill([]) },
          },
        },
      ],
      'may have 500000 arrays and objects together',
    ],
  ])('%s is 413, and nothing is stored', async (_what, mutations, message) => {
    const lake = await startLake()
    const { dataset } = lake.lake
    const targets = ['x', 'y', 'z'].map((_id) => ({ create: { _id, _type: 'target' } }))
    dataset.transact(targets)
    const response = await lake.request(`${DATA}/mutate/production`, {
      method: 'POST',
      body: JSON.stringify({ mutations: mutations() }),
    })
    expect(response.status).toBe(413)
    expect(JSON.stringify(await response.json())).toContain(message)
    expect(dataset.count()).toBe(targets.length)
    await lake.stop()
  })

  test('parse errors contain their position, as in the hosted lake', async () => {
    const response = await started.request(query('*[_type =='))
    expect(response.status).toBe(400)
    const { error } = await response.json()
    expect(error).toMatchObject({
      type: 'queryParseError',
      query: '*[_type ==',
      start: expect.any(Number),
      end: expect.any(Number),
    })
    await expect(started.client().fetch('*[_type ==')).rejects.toMatchObject({ statusCode: 400 })
  })

  test('missing and malformed parameters are named', async () => {
    const missing = await started.request(`${DATA}/query/production`)
    expect(missing.status).toBe(400)
    expect((await missing.json()).message).toContain('"query"')
    expect((await started.request(`${query('*')}&perspective=a%20b`)).status).toBe(400)
  })

  test.each([
    'query/other?query=*',
    'doc/other/page',
    'listen/other?query=*',
    'live/events/other',
    'export/other',
    'history/other/transactions/page',
    'history/other/documents/page',
    'history/other/deleted',
    'history/other/events/documents/page',
    'history/other/events/releases/spring',
    'references/other/documents/page/to',
    'ping/other',
  ])('%s, of another dataset, is 404', async (path) => {
    const response = await started.request(`${DATA}/${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Dataset \\"other\\" not found')
  })

  test.each(['data/mutate', 'data/actions', 'assets/images', 'assets/files'])(
    'a write to %s of another dataset is 404',
    async (path) => {
      const response = await started.request(`/v2025-02-19/${path}/other`, { method: 'POST' })
      expect(response.status).toBe(404)
    },
  )

  test('an unknown endpoint is 404, and logged once', async () => {
    for (let i = 0; i < 3; i += 1) {
      expect((await started.request('/v2025-02-19/no/such/thing')).status).toBe(404)
    }
    await started.request('/v2025-02-19/data/query/production', { method: 'DELETE' })
    expect(started.unknownEndpoints()).toEqual([
      { method: 'GET', path: '/no/such/thing' },
      { method: 'DELETE', path: '/data/query/production' },
    ])
  })
})
