import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createIdentify,
  hostedIdentity,
  LakeUnavailableError,
} from '../../server/inbox/identify.ts'
import { proxyLakeForOtherOrigin } from '../browser/lakeHttpApi.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { type Site, startSite } from '../site/startSite.ts'

const STUDIO = { 'X-Nsaa-Studio': '1' }
const PROJECT = 'abc12345'
const administrator = { id: 'ama', name: 'Ama Serwaa', roles: [{ name: 'administrator' }] }

/** The part of Sanity's API that identifies users: by token, in the requested project. */
async function startHostedApi() {
  const members: Record<string, Record<string, unknown>> = {
    [PROJECT]: {
      'Bearer member': administrator,
      'Bearer signed-in-without-a-role': { id: 'yaw', name: 'Yaw', roles: [] },
    },
    other123: { 'Bearer member-of-another-project': administrator },
  }
  let status = 200
  const server: Server = createServer((req, res) => {
    const project = String(req.headers['x-sanity-project-id'])
    const user = members[project]?.[req.headers.authorization ?? '']
    res.writeHead(status === 200 && !user ? 401 : status, { 'content-type': 'application/json' })
    res.end(JSON.stringify(user ?? { statusCode: 401, error: 'Unauthorized' }))
  })
  const { origin } = await listenOnLoopback(server)
  return {
    apiHost: origin,
    respondWith: (next: number) => {
      status = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

describe('caller identity from the hosted project', () => {
  let api: Awaited<ReturnType<typeof startHostedApi>>
  beforeAll(async () => {
    api = await startHostedApi()
  })
  afterAll(() => api.stop())

  /** Sends a real request with these headers to a server that identifies it. */
  async function identified(headers: Record<string, string>, apiHost = api.apiHost) {
    const identify = createIdentify({
      ...hostedIdentity({ projectId: PROJECT, apiHost }),
      fetch: (input, init) => globalThis.fetch(input, init),
      now: () => performance.now(),
    })
    const asked = Promise.withResolvers<Awaited<ReturnType<typeof identify>>>()
    const server = createServer((req, res) => {
      identify(req).then(asked.resolve, asked.reject)
      res.end()
    })
    const { origin } = await listenOnLoopback(server)
    asked.promise.catch(() => undefined)
    await fetch(origin, { headers })
    server.close()
    return asked.promise
  }

  test('is a member with a role, and no one else', async () => {
    const as = (token: string) => identified({ authorization: `Bearer ${token}` })
    expect(await as('member')).toMatchObject({ id: 'ama', isAdministrator: true })
    expect(await as('signed-in-without-a-role')).toBeNull()
    expect(await as('member-of-another-project')).toBeNull()
    expect(await as('made-up')).toBeNull()
    expect(await identified({})).toBeNull()
    expect(await identified({ cookie: 'sanitySession=member' })).toBeNull()
  })

  test('is anonymous if the API responds with 403, whatever its body', async () => {
    api.respondWith(403)
    expect(await identified({ authorization: 'Bearer member' })).toBeNull()
    api.respondWith(200)
  })

  test.each([500, 503, 429])('is not known while the API responds with %i', async (status) => {
    api.respondWith(status)
    const asking = identified({ authorization: 'Bearer member' })
    await expect(asking).rejects.toBeInstanceOf(LakeUnavailableError)
    api.respondWith(200)
  })

  test('is not known while the API cannot be reached', async () => {
    const closed = await startHostedApi()
    await closed.stop()
    const asking = identified({ authorization: 'Bearer member' }, closed.apiHost)
    await expect(asking).rejects.toThrow('Your sign-in could not be checked')
  })
})

describe('the messages API of a site in hosted mode', () => {
  let content: Site
  let lake: Awaited<ReturnType<typeof proxyLakeForOtherOrigin>>
  let site: Site
  beforeAll(async () => {
    content = await startSite()
    const editor = { id: 'kofi', name: 'Kofi', roles: [{ name: 'editor' }] }
    const members = new Map<string, object>([
      ['admin-token', administrator],
      ['editor-token', editor],
    ])
    lake = await proxyLakeForOtherOrigin(content, members)
    site = await startSite({ SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.apiHost })
  })
  afterAll(async () => {
    await site.stop()
    await lake.stop()
    await content.stop()
  })

  const list = async (headers: Record<string, string>) => {
    const path = `${site.origin}/studio/api/messages/`
    const response = await fetch(path, { headers: { ...STUDIO, ...headers } })
    return { status: response.status, text: await response.text() }
  }

  test('responds by the role of the token’s owner, and refuses other sites', async () => {
    const admin = { authorization: 'Bearer admin-token' }
    expect(await list(admin)).toMatchObject({ status: 200 })
    expect(await list({ authorization: 'Bearer editor-token' })).toMatchObject({ status: 403 })
    expect(await list({ authorization: 'Bearer token-of-elsewhere' })).toMatchObject({
      status: 401,
    })
    expect(await list({})).toMatchObject({ status: 401 })
    const foreign = await list({ ...admin, origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403 })
  })

  test('responds with 503 and a reason while the project cannot be reached', async () => {
    await lake.stop()
    const { status, text } = await list({ authorization: 'Bearer editor-token-2' })
    expect(status).toBe(503)
    expect(JSON.parse(text)).toEqual({
      message: 'Your sign-in could not be checked. Try again in a moment.',
    })
  })
})
