import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

const DATA = '/v2025-02-19/data'
const query = (groq: string) => `${DATA}/query/production?query=${encodeURIComponent(groq)}`

describe('access control', () => {
  let started: StartedLake

  beforeEach(async () => {
    started = await startLake({
      // A stand-in for the host's session cookie.
      authenticate: (req) =>
        req.headers.cookie === 'session=good'
          ? { id: 'editor-1', name: 'Esi', email: 'esi@nsaa.example', role: 'administrator' }
          : null,
      signOut: (_req, res) => res.setHeader('set-cookie', 'session=; Max-Age=0; Path=/'),
    })
    const raw = started.client({ perspective: 'raw' })
    await raw
      .transaction()
      .create({ _id: 'public', _type: 'page', title: 'Public' })
      .create({ _id: 'drafts.public', _type: 'page', title: 'Draft' })
      .create({ _id: 'drafts.secret', _type: 'page', title: 'Secret' })
      .create({ _id: 'in.path', _type: 'page', title: 'Private path' })
      .create({ _id: 'versions.r1.public', _type: 'page', title: 'Release' })
      .commit()
  })
  afterEach(async () => {
    expect(started.unknownEndpoints()).toEqual([])
    await started.stop()
  })

  const post = (path: string, body: unknown, init: RequestInit & { anonymous?: boolean } = {}) =>
    started.request(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: JSON.stringify(body),
    })

  describe('without a token', () => {
    test.each([
      ...['v2025-02-19', 'v2021-06-07', 'v1', 'vX'].map((version) => [
        'GET',
        `/${version}/data/query/production?query=*&perspective=published`,
      ]),
      ['POST', `${DATA}/query/production`],
      ['GET', `${DATA}/doc/production/public`],
      ['GET', `${DATA}/live/events/production`],
      ['GET', '/v1/ping'],
      ['GET', '/v1/auth/providers'],
      ['GET', '/v1/check/cors'],
      ['OPTIONS', `${DATA}/query/production`],
      ['GET', '/'],
      ['GET', '/streams'],
      ['GET', '/v2025-02-19/no/such/endpoint'],
      ['POST', `${DATA}/mutate/production`],
      ['POST', `${DATA}/actions/production`],
      ['POST', '/v2025-02-19/assets/images/production'],
      ['POST', '/v2025-02-19/assets/files/production'],
      ['GET', `${DATA}/listen/production?query=*`],
      ['GET', `${DATA}/live/events/production?includeDrafts=true`],
      ['GET', `${DATA}/export/production`],
      ['GET', `${DATA}/history/production/transactions/public`],
      ['GET', `${DATA}/history/production/documents/public`],
      ['GET', `${DATA}/history/production/events/documents/public`],
      ['GET', `${DATA}/references/production/documents/public/to`],
      ['GET', '/v2025-02-19/users/me'],
      ['PUT', '/v2025-02-19/users/me/keyvalue'],
      ['GET', '/v2025-02-19/projects/local'],
    ])('%s %s is refused in the API gateway shape', async (method, path) => {
      const response = await started.request(path, {
        method,
        anonymous: true,
        ...(method === 'GET' ? {} : { body: JSON.stringify({ mutations: [] }) }),
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        statusCode: 401,
        error: 'Unauthorized',
        message: `The Content Lake is private: sign in at ${started.origin}/studio, or send the lake's token as "Authorization: Bearer <token>".`,
      })
    })

    test('assets are served, and pages of other origins may embed them', async () => {
      const { url } = await started
        .client()
        .assets.upload('file', Buffer.from('An open file'), { filename: 'open.txt' })
      const response = await fetch(url, { headers: { origin: 'https://other.example' } })
      expect([response.status, await response.text()]).toEqual([200, 'An open file'])
    })

    test('a wrong token is refused too', async () => {
      const wrong = started.client({ token: 'wrong-token' })
      await expect(wrong.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
      await expect(wrong.create({ _type: 'x' })).rejects.toMatchObject({ statusCode: 401 })
    })

    test('the real client reports how to get access', async () => {
      const anonymous = started.client({ anonymous: true })
      await expect(anonymous.fetch('*')).rejects.toMatchObject({
        statusCode: 401,
        message: expect.stringContaining('The Content Lake is private: sign in at'),
      })
    })
  })

  describe('with a session of the host', () => {
    const headers = { cookie: 'session=good' }

    test('reads and writes as the signed-in editor', async () => {
      const me = await started.request('/v2025-02-19/users/me', { anonymous: true, headers })
      expect(await me.json()).toMatchObject({ id: 'editor-1', name: 'Esi' })
      const created = await post(
        `${DATA}/mutate/production?returnIds=true`,
        { mutations: [{ create: { _id: 'by-session', _type: 'note' } }] },
        { anonymous: true, headers: { ...headers, origin: started.origin } },
      )
      expect(created.status).toBe(200)
      const path = `${DATA}/history/production/transactions/by-session`
      const [line] = (await (await started.request(path)).text()).trim().split('\n')
      expect(JSON.parse(line ?? '')).toMatchObject({ author: 'editor-1' })
    })

    test('signing out ends the session', async () => {
      const own = { ...headers, origin: started.origin }
      const init = { anonymous: true, method: 'POST' }
      const out = await started.request('/v1/auth/logout', { ...init, headers: own })
      expect(out.status).toBe(200)
      expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
      const foreign = { ...headers, origin: 'https://evil.example' }
      const refused = await started.request('/v1/auth/logout', { ...init, headers: foreign })
      expect(refused.status).toBe(403)
    })

    test('an unknown session is refused', async () => {
      const response = await started.request('/v2025-02-19/users/me', {
        anonymous: true,
        headers: { cookie: 'session=bad' },
      })
      expect(response.status).toBe(401)
    })
  })

  describe('other origins', () => {
    const foreign = { origin: 'https://evil.example' }

    test('never get CORS headers', async () => {
      const responses = await Promise.all([
        started.request(query('*'), { headers: foreign, anonymous: true }),
        started.request(query('*'), { headers: foreign }),
        started.request(query('*'), { headers: foreign, method: 'OPTIONS' }),
        started.request('/v2025-02-19/check/cors', { headers: foreign }),
      ])
      for (const response of responses) {
        const names = [...response.headers.keys()]
        expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    })

    test.each<[string, Record<string, string>]>([
      ['a foreign Origin', foreign],
      ['an opaque Origin', { origin: 'null' }],
    ])('may not write, even with the token: %s', async (_what, headers) => {
      const body = { mutations: [{ create: { _id: 'evil', _type: 'x' } }] }
      const response = await post(`${DATA}/mutate/production`, body, { headers })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ statusCode: 403, error: 'Forbidden' })
    })

    test('may not use a session, not even for reads', async () => {
      const withSession = { cookie: 'session=good', ...foreign }
      const response = await started.request(query('*'), { anonymous: true, headers: withSession })
      expect(response.status).toBe(403)
    })

    test('are detected by Sec-Fetch-Site if there is no Origin', async () => {
      // `fetch` controls this header itself, so the request is made by hand.
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const req = httpRequest(
          `${started.origin}/lake${DATA}/mutate/production`,
          {
            method: 'POST',
            headers: { cookie: 'session=good', 'sec-fetch-site': 'cross-site' },
          },
          (res) => resolve(res.resume().statusCode),
        )
        req.on('error', reject)
        req.end('{"mutations": []}')
      })
      expect(status).toBe(403)
    })

    test('the site itself is allowed', async () => {
      const response = await post(
        `${DATA}/mutate/production`,
        { mutations: [{ createOrReplace: { _id: 'own', _type: 'x' } }] },
        { headers: { origin: started.origin } },
      )
      expect(response.status).toBe(200)
      const spelled = started.origin.replace('127.0.0.1', 'localhost')
      const other = await post(
        `${DATA}/mutate/production`,
        { mutations: [{ createOrReplace: { _id: 'own', _type: 'x' } }] },
        { headers: { origin: spelled } },
      )
      expect(other.status).toBe(200)
    })
  })
})

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
        streamsPerClientMax: 2,
      },
    })
  })
  afterEach(async () => {
    expect(started.log.filter(({ level }) => level === 'error')).toEqual([])
    await started.stop()
  })

  const send = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    started.request(path, { method: 'POST', body })

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

  test('JSON that is malformed or nested too deep is 400', async () => {
    const deep = await send(`${DATA}/mutate/production`, '['.repeat(500) + ']'.repeat(500))
    expect(deep.status).toBe(400)
    expect((await deep.json()).message).toContain('deeper than 20')
    expect((await send(`${DATA}/mutate/production`, '{oops')).status).toBe(400)
    expect((await send(`${DATA}/query/production`, '"text"')).status).toBe(400)
    const params = `${query('$a')}&$a=${'['.repeat(60)}${']'.repeat(60)}`
    expect((await started.request(params)).status).toBe(400)
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

  test('a result that is too large is 400', async () => {
    const client = started.client()
    for (let i = 0; i < 30; i += 1) {
      await client.create({ _type: 'large', text: 'x'.repeat(3000) })
    }
    await expect(client.fetch('*[_type == "large"]')).rejects.toMatchObject({ statusCode: 400 })
    expect(await client.fetch('count(*[_type == "large"])')).toBe(30)
  })

  test('an event stream beyond the limit of one client is 429', async () => {
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
    expect((await started.request(query('*').replace('production', 'other'))).status).toBe(404)
  })

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
