import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LakeUser } from '../../lake/auth/user.ts'
import { bareRequest } from '../bareRequest.ts'
import { type StartedLake, startLake } from './startLake.ts'

const DATA = '/v2025-02-19/data'
const EDITOR: LakeUser = {
  id: 'editor-1',
  name: 'Esi',
  role: 'administrator',
}
const query = (groq: string) => `${DATA}/query/production?query=${encodeURIComponent(groq)}`

describe('access control', () => {
  let started: StartedLake
  /** The user of the session; null once it has ended. */
  let editor: LakeUser | null
  let authenticated: PromiseWithResolvers<void>

  beforeEach(async () => {
    editor = EDITOR
    authenticated = Promise.withResolvers()
    started = await startLake({
      // A stand-in for the host's session cookie.
      authenticate: (req) => {
        authenticated.resolve()
        return req.headers.cookie === 'session=good' ? editor : null
      },
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

    test('signing out clears the cookie, and another site cannot sign an editor out', async () => {
      const own = { ...headers, origin: started.origin }
      const init = { anonymous: true, method: 'POST' }
      const out = await started.request('/v1/auth/logout', { ...init, headers: own })
      expect(out.status).toBe(200)
      expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
      const foreign = { ...headers, origin: 'https://evil.example' }
      const refused = await started.request('/v1/auth/logout', { ...init, headers: foreign })
      expect(refused.status).toBe(403)
    })

    const create = { _id: 'drafts.late', _type: 'note' }
    const late: [path: string, body: string][] = [
      [`${DATA}/mutate/production`, JSON.stringify({ mutations: [{ create }] })],
      [
        `${DATA}/actions/production`,
        JSON.stringify({
          actions: {
            actionType: 'sanity.action.document.create',
            publishedId: 'late',
            attributes: create,
          },
        }),
      ],
      ['/v2025-02-19/assets/files/production', 'The text of a file'],
    ]
    const changes: [change: string, user: LakeUser | null, status: number][] = [
      ['ends', null, 401],
      ['becomes a viewer’s', { ...EDITOR, role: 'viewer' }, 403],
      ['continues', EDITOR, 200],
    ]
    test.each(
      late.flatMap(([path, body]) =>
        changes.map(([change, user, status]) => ({ path, body, change, user, status })),
      ),
    )(
      'a write to $path whose session $change before its body is complete is $status',
      async ({ path, body, user, status }) => {
        const before = started.lake.dataset.count()
        const sent = httpRequest(`${started.origin}/lake${path}`, { method: 'POST', headers })
        sent.write(body.slice(0, 10))
        await authenticated.promise
        editor = user
        sent.end(body.slice(10))
        const [response] = await once(sent, 'response')
        response.resume()
        expect(response.statusCode).toBe(status)
        expect(started.lake.dataset.count()).toBe(before + (status === 200 ? 1 : 0))
      },
    )

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

    test.each(['cross-site', 'same-site'])(
      'are detected by Sec-Fetch-Site: %s if there is no Origin',
      async (fetchSite) => {
        // `fetch` controls this header itself.
        const headers = { cookie: 'session=good', 'sec-fetch-site': fetchSite }
        const url = `${started.origin}/lake${DATA}/mutate/production`
        const { status } = await bareRequest(url, headers, 'POST')
        expect(status).toBe(403)
      },
    )

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
